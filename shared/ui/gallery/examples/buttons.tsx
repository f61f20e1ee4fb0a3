import { Link } from '@baithak/platform'
import { Armchair, Bookmark, Plus, Share2 } from 'lucide-react'
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
const iconVariants = ['plain', 'outlined', 'floating', 'hero'] as const

function ButtonExamples({ t }: ExamplesProps) {
  const book = t('Book a seat', 'सीट बुक करें')
  const all = (state: object) =>
    variants.map((variant) => (
      <Button key={variant} variant={variant} {...state}>
        {book}
      </Button>
    ))
  return (
    <>
      <Example name="primary, secondary, tonal, ghost, hero, brass, dark" row>
        {all({})}
      </Example>
      <Example name="pressed" row pressed>
        {all({})}
      </Example>
      <Example name="focused" row focused>
        {all({})}
      </Example>
      <Example name="busy" row>
        {all({ busy: true })}
      </Example>
      <Example name="disabled" row>
        {all({ disabled: true })}
      </Example>
      <Example name="on a dark surface: hero, brass; focused" row dark focused>
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
      <Example name="md, lg, hero" row>
        <Button size="md">{book}</Button>
        <Button size="lg">{book}</Button>
        <Button size="hero" variant="hero">
          {book}
        </Button>
      </Example>
      <Example name="icon" row>
        <Button icon={Armchair}>{book}</Button>
        <Button icon={Armchair} size="md" variant="secondary" busy>
          {book}
        </Button>
      </Example>
      <Example name="long label, full width">
        <Button icon={Armchair}>
          {t(
            'Book the long table by the window for the whole evening',
            'खिड़की के पास वाली लंबी मेज़ पूरी शाम के लिए बुक करें',
          )}
        </Button>
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
  <>
    <Example name="default" row>
      <Link to="/" className={textLinkClassName}>
        {t('See all', 'सभी देखें')}
      </Link>
    </Example>
    <Example name="focused" row focused>
      <Link to="/" className={textLinkClassName}>
        {t('See all', 'सभी देखें')}
      </Link>
    </Example>
    <Example name="pressed, with an icon" row pressed>
      <Link to="/" className={textLinkClassName}>
        <Share2 size={18} aria-hidden />
        <span>{t('Share', 'साझा करें')}</span>
      </Link>
    </Example>
  </>
)

function IconButtonExamples({ t }: ExamplesProps) {
  const label = t('Bookmark', 'सहेजें')
  const all = (state: object) =>
    iconVariants.map((variant) => (
      <IconButton key={variant} icon={Bookmark} label={label} variant={variant} {...state} />
    ))
  return (
    <>
      <Example name="plain, outlined, floating, hero" row>
        {all({})}
      </Example>
      <Example name="pressed" row pressed>
        {all({})}
      </Example>
      <Example name="focused" row focused>
        {all({})}
      </Example>
      <Example name="busy" row>
        {all({ busy: true })}
      </Example>
      <Example name="disabled" row>
        {all({ disabled: true })}
      </Example>
      <Example name="md, lg, xl" row>
        <IconButton icon={Plus} label={label} variant="outlined" />
        <IconButton icon={Plus} label={label} variant="outlined" size="lg" />
        <IconButton icon={Plus} label={label} variant="hero" size="xl" iconSize={26} />
      </Example>
    </>
  )
}

function FavouriteButtonExamples({ t }: ExamplesProps) {
  const label = t('Favourite: Dabara House', 'पसंदीदा: डबारा हाउस')
  return (
    <>
      <Example name="unmarked, marked" row>
        <FavouriteButton kind="cafes" id="unmarked" label={label} />
        <FavouriteButton kind="cafes" id="marked" label={label} />
      </Example>
      <Example name="floating: unmarked, marked" row>
        <FavouriteButton kind="cafes" id="unmarked" label={label} variant="floating" />
        <FavouriteButton kind="cafes" id="marked" label={label} variant="floating" />
      </Example>
    </>
  )
}

const CalendarButtonExamples = ({ t }: ExamplesProps) => (
  <Example name="saves an event" row>
    <CalendarButton
      event={{
        id: 'gallery',
        title: t('A ghazal evening', 'ग़ज़ल की शाम'),
        location: t('Dabara House, Indiranagar', 'डबारा हाउस, इंदिरानगर'),
        start: new Date('2026-11-27T14:30:00Z'),
        end: new Date('2026-11-27T17:30:00Z'),
      }}
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
