import { resolveImageUrl } from '../../art/scene-images'
import { Gallery, ImageWithFallback } from '../../components'
import { QrImage } from '../../components/qr'
import { Example, type ExamplesProps } from '../example'

const scenes = ['courtyard-mint', 'library-indigo', 'sea-rose', 'bar-espresso'].map(resolveImageUrl)

const ImageExamples = ({ t }: ExamplesProps) => (
  <>
    <Example name="loaded, without an image, failed to load">
      {[scenes[0], null, 'missing.jpg'].map((src) => (
        <ImageWithFallback
          key={src}
          src={src}
          alt={t('A courtyard', 'एक आँगन')}
          className="h-40 w-full rounded-panel"
        />
      ))}
    </Example>
    <Example name="small sizes" row>
      <ImageWithFallback src={scenes[1]} className="size-12 rounded-chip" />
      <ImageWithFallback src={scenes[2]} className="size-20 rounded-panel" />
      <ImageWithFallback src={scenes[3]} className="size-20 rounded-full" />
      <ImageWithFallback src={null} className="size-12 rounded-chip" />
    </Example>
  </>
)

const GalleryExamples = ({ t }: ExamplesProps) => (
  <>
    {[scenes, scenes.slice(0, 1)].map((sources) => (
      <Example
        key={sources.length}
        name={sources.length > 1 ? 'several images' : 'one image'}
        edgeToEdge
      >
        <Gallery
          label={t('Pictures of the café', 'कैफ़े की तस्वीरें')}
          labelOf={(number) => t(`Picture ${number}`, `तस्वीर ${number}`)}
          images={sources.map((source) => (
            <ImageWithFallback key={source} src={source} className="aspect-4/3 w-full" />
          ))}
        />
      </Example>
    ))}
  </>
)

const QrImageExamples = ({ t }: ExamplesProps) => (
  <Example name="short text, long text">
    {['BAITHAK-7K2', `https://example.com/check-in?token=${'7K2Q'.repeat(3)}`].map((text) => (
      <div key={text} className="w-60 self-center">
        <QrImage text={text} label={t('QR code of your pass', 'आपके पास का क्यूआर कोड')} />
      </div>
    ))}
  </Example>
)

export const mediaExamples = {
  ImageWithFallback: ImageExamples,
  Gallery: GalleryExamples,
  QrImage: QrImageExamples,
}
