import type { Translate } from './translations'

/** The title of every screen, without the product's name, by the scenario that shows it. */
export function screenTitles(translate: Translate) {
  const oneLine = (key: string) => translate(key).replace('\n', ' ')
  const wizardStep = (step: number) => translate(`party:wizard.steps.${step}`)
  const partnerTitle = (title: string) => `${title} · ${translate('admin:title')}`
  return {
    'onboarding-phone': translate('shell:onboarding.phone.title'),
    'onboarding-otp': translate('shell:onboarding.code.title'),
    'onboarding-profile': translate('shell:onboarding.profile.title'),
    'onboarding-interests': translate('shell:onboarding.interests.title'),
    'onboarding-permissions': translate('shell:onboarding.permissions.title'),
    'onboarding-success': translate('shell:onboarding.success.title'),
    modes: oneLine('shell:chooser.title'),
    'work-home': translate('work:home.title'),
    explore: translate('work:explore.title'),
    cafe: translate('sample-cafes:dabara-house.name'),
    map: translate('work:map.title'),
    wallet: translate('work-wallet:title'),
    purchase: translate('work-purchase:title'),
    compare: translate('work-purchase:comparison.title'),
    'check-in': translate('work-check-in:title'),
    invite: translate('work:tasting.title'),
    rating: translate('work-tasting:rate'),
    'invite-earn': translate('work-referrals:title'),
    profile: translate('work-profile:title'),
    settings: translate('work-settings:title'),
    party: oneLine('party:venues.title'),
    venue: translate('sample-venues:chandni-terrace.name'),
    'party-create-1': wizardStep(1),
    'party-create-2': wizardStep(2),
    'party-create-3': wizardStep(3),
    'party-create-4': wizardStep(4),
    'party-create-5': wizardStep(5),
    parties: translate('party:parties.title'),
    invitation: translate('party-invitation:title'),
    'invitation-cut': translate('party-invitation:answer.incomplete'),
    chat: translate('party-chat:title', {
      venue: translate('sample-venues:chandni-terrace.name'),
    }),
    hopping: translate('party-cafe-hopping:title'),
    route: translate('party-cafe-hopping:samples.filter-trail.name'),
    'hopping-pass': translate('party-cafe-hopping:pass.title'),
    gig: translate('gig:list.page'),
    'gig-detail': translate('gig:sampleGigs.ghazal-baithak.title'),
    'my-gigs-empty': translate('gig-applications:myGigs.title'),
    artist: 'Ira Menon',
    premium: translate('gig:premium.name'),
    'admin-login': partnerTitle(translate('admin:signIn.submit')),
    'admin-dashboard': translate('admin:title'),
    'admin-cafe': partnerTitle(translate('sample-cafes:dabara-house.name')),
  }
}

/** The page title of a scenario that has a screen of its own; the welcome screen has the product's name alone. */
export function titleOf(scenario: string, translate: Translate): string | undefined {
  const brand = translate('shell:welcome.brand')
  if (scenario === 'welcome') return brand
  const title = new Map(Object.entries(screenTitles(translate))).get(scenario)
  return title && `${title} · ${brand}`
}
