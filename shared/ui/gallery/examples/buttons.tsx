import { Link } from '@baithak/platform'
import { Armchair, Bookmark, Share2 } from 'lucide-react'
import {
  Button,
  buttonVariants,
  CalendarButton,
  FavouriteButton,
  IconButton,
  textLinkClassName,
} from '../../components'
import { Example, type ExamplesProps } from '../example'

const variants = ['primary', 'secondary', 'tonal', 'ghost', 'hero', 'brass', 'dark'] as const
const sizes = ['md', 'lg', 'hero'] as const
const iconVariants = ['plain', 'outlined', 'floating', 'hero'] as const
const iconSizes = ['md', 'lg', 'xl'] as const
const states = { default: {}, busy: { busy: true }, disabled: { disabled: true } }

function ButtonExamples({ t, long }: ExamplesProps) {
  const book = t('Book a seat', 'सीट बुक करें')
  return (
    <>
      {Object.entries(states).map(([name, state]) => (
        <Example key={name} name={name} row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} {...state}>
              {book}
            </Button>
          ))}
        </Example>
      ))}
      <Example name="on a dark surface" row dark>
        <Button variant="hero">{book}</Button>
        <Button variant="brass">{book}</Button>
      </Example>
      <Example name="aria-disabled: focusable, beside its reason" row>
        <Button aria-disabled aria-describedby="button-reason">
          {book}
        </Button>
        <p id="button-reason" className="text-meta text-ink-2">
          {t('The café is full.', 'कैफ़े भरा है।')}
        </p>
      </Example>
      <Example name="md, lg, hero, with an icon" row>
        {sizes.map((size) => (
          <Button key={size} size={size} icon={Armchair}>
            {book}
          </Button>
        ))}
      </Example>
      <Example name="long label, full width">
        <Button icon={Armchair}>{long}</Button>
      </Example>
    </>
  )
}

const ButtonVariantExamples = ({ t }: ExamplesProps) => (
  <Example name="links that look like buttons" row>
    <Link to="/" className={buttonVariants()}>
      {t('See the pass', 'पास देखें')}
    </Link>
    <Link to="/" className={buttonVariants({ variant: 'secondary', size: 'md' })}>
      {t('All cafés', 'सभी कैफ़े')}
    </Link>
  </Example>
)

const TextLinkExamples = ({ t }: ExamplesProps) => (
  <Example name="with and without an icon" row>
    <Link to="/" className={textLinkClassName}>
      {t('See all', 'सभी देखें')}
    </Link>
    <Link to="/" className={textLinkClassName}>
      <Share2 size={18} />
      <span>{t('Share', 'साझा करें')}</span>
    </Link>
  </Example>
)

function IconButtonExamples({ t }: ExamplesProps) {
  const label = t('Bookmark', 'सहेजें')
  return (
    <>
      {Object.entries(states).map(([name, state]) => (
        <Example key={name} name={name} row>
          {iconVariants.map((variant) => (
            <IconButton key={variant} icon={Bookmark} label={label} variant={variant} {...state} />
          ))}
        </Example>
      ))}
      <Example name="md, lg, xl" row>
        {iconSizes.map((size) => (
          <IconButton key={size} icon={Bookmark} label={label} variant="outlined" size={size} />
        ))}
      </Example>
    </>
  )
}

const FavouriteButtonExamples = ({ t }: ExamplesProps) => (
  <Example name="unmarked, marked; floating" row>
    {(['plain', 'floating'] as const).flatMap((variant) =>
      ['unmarked', 'marked'].map((id) => (
        <FavouriteButton
          key={variant + id}
          kind="cafes"
          id={id}
          label={t('Favourite: Dabara House', 'पसंदीदा: डबारा हाउस')}
          variant={variant}
        />
      )),
    )}
  </Example>
)

const CalendarButtonExamples = ({ t }: ExamplesProps) => (
  <Example name="saves an event" row>
    <CalendarButton
      event={{ id: 'gallery', title: t('A ghazal evening', 'ग़ज़ल की शाम'), day: '2026-11-27' }}
      label={t('Add to calendar', 'कैलेंडर में जोड़ें')}
    />
  </Example>
)

export const buttonExamples = {
  Button: ButtonExamples,
  buttonVariants: ButtonVariantExamples,
  IconButton: IconButtonExamples,
  FavouriteButton: FavouriteButtonExamples,
  CalendarButton: CalendarButtonExamples,
  textLinkClassName: TextLinkExamples,
}
