import './welcome.css'
import { brandIn } from '@baithak/contract'
import { buttonVariants } from '@baithak/ui'
import welcome from '@baithak/ui/art/welcome.svg'
import { ArrowRight } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { LanguageButton } from '../languages/language-button'

export const loadSteps = () => import('./onboarding-steps')

/** Shows the first screen, and preloads the chunk of the next steps, which greets friends of members. */
export function WelcomeScreen() {
  const { t, i18n } = useTranslation()
  const { search } = useLocation()
  const [Greeting, setGreeting] = useState<ComponentType>()

  useEffect(() => {
    // A failure is handled where the steps are rendered.
    loadSteps().then(
      (steps) => setGreeting(() => steps.ReferralGreeting),
      () => {},
    )
  }, [])

  return (
    <div className="welcome flex min-h-full flex-col bg-espresso">
      <title>{brandIn(i18n.language)}</title>
      <div className="welcome-image paper bg-marigold">
        <img src={welcome} alt="" />
        <div className="relative flex items-center justify-between px-5 pt-[calc(10px+env(safe-area-inset-top))]">
          <p translate="no" className="font-display text-[1.375rem] leading-11">
            {t('welcome.brand')}
          </p>
          <LanguageButton />
        </div>
      </div>
      <div
        data-dark
        className="welcome-panel sticky bottom-0 border-t-[5px] border-brass bg-espresso px-5 pt-7 pb-[max(36px,env(safe-area-inset-bottom))] max-[360px]:pt-5 max-[360px]:pb-6 text-on-toast"
      >
        {Greeting && <Greeting />}
        <h1 className="font-display text-display-2 text-balance max-[360px]:text-display-3">
          {t('welcome.tagline')}
        </h1>
        <Link
          // The steps read the code of a referral link too.
          to={{ pathname: '/onboarding/phone', search }}
          className={`${buttonVariants({ variant: 'hero', size: 'hero' })} mt-6 w-full max-[360px]:mt-5`}
        >
          <span>{t('welcome.start')}</span>
          <ArrowRight size={20} className="shrink-0" />
        </Link>
      </div>
    </div>
  )
}
