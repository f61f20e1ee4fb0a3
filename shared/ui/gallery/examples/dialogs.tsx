import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button, ListRow, Sheet, TextField, useLazySheet } from '../../components'
import { type ExamplesProps, ScreenExample } from '../example'

interface SheetButtonProps
  extends Pick<ComponentProps<typeof Sheet>, 'title' | 'description' | 'footer' | 'wide'>,
    ExamplesProps {
  label: string
  children?: ReactNode
}

/** A button and the sheet that it opens. */
function SheetButton({ t, label, ...sheet }: SheetButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Sheet {...sheet} open={isOpen} onOpenChange={setOpen} closeLabel={t('Close', 'बंद करें')} />
    </>
  )
}

function SheetExamples({ t }: ExamplesProps) {
  const title = t('Book a seat', 'सीट बुक करें')
  const confirm = <Button>{t('Confirm', 'पक्का करें')}</Button>
  return (
    <ScreenExample name="opened by a button">
      <div className="flex flex-col gap-3 p-5">
        <SheetButton t={t} label={t('Title only', 'केवल शीर्षक')} title={title} />
        <SheetButton
          t={t}
          label={t('All parts', 'सभी हिस्से')}
          title={title}
          description={t('The seat is held for an hour.', 'सीट एक घंटे तक रखी जाती है।')}
          footer={
            <>
              <Button variant="secondary">{t('Not now', 'अभी नहीं')}</Button>
              {confirm}
            </>
          }
        >
          <TextField label={t('Name', 'नाम')} />
        </SheetButton>
        <SheetButton
          t={t}
          label={t('Long content', 'लंबी सामग्री')}
          title={t('Choose the café where you will sit this week', 'वह कैफ़े चुनें जहाँ आप इस सप्ताह बैठेंगे')}
          footer={confirm}
        >
          <ul>
            {Array.from({ length: 30 }, (_, index) =>
              t(`Café ${index + 1}`, `कैफ़े ${index + 1}`),
            ).map((name) => (
              <ListRow key={name} title={name} />
            ))}
          </ul>
        </SheetButton>
        <SheetButton
          t={t}
          label={t('Wide', 'चौड़ी')}
          title={title}
          description={t('A dialog on wide pages.', 'चौड़े पन्नों पर संवाद।')}
          footer={confirm}
          wide
        />
      </div>
    </ScreenExample>
  )
}

interface LazySheetButtonProps extends ExamplesProps {
  label: string
  load: () => Promise<unknown>
}

function LazySheetButton({ t, label, load }: LazySheetButtonProps) {
  const sheet = useLazySheet(load, t('The sheet did not load.', 'शीट लोड नहीं हुई।'))
  return (
    <>
      <Button
        variant="secondary"
        busy={sheet.loadingOpener !== null}
        onClick={({ currentTarget }) => sheet.show(currentTarget)}
      >
        {label}
      </Button>
      <Sheet
        title={label}
        open={sheet.open}
        opener={sheet.opener}
        onOpenChange={sheet.close}
        closeLabel={t('Close', 'बंद करें')}
      />
    </>
  )
}

const slowLoadMs = 2000
const loadSlowly = () => new Promise((resolve) => setTimeout(resolve, slowLoadMs))
const failToLoad = () => Promise.reject(new Error('This example fails to load.'))

const LazySheetExamples = ({ t }: ExamplesProps) => (
  <ScreenExample name="loads slowly, fails to load">
    <div className="flex flex-col gap-3 p-5">
      <LazySheetButton t={t} label={t('Slow', 'धीमी')} load={loadSlowly} />
      <LazySheetButton t={t} label={t('Fails', 'विफल')} load={failToLoad} />
    </div>
  </ScreenExample>
)

export const dialogExamples = {
  Sheet: SheetExamples,
  useLazySheet: LazySheetExamples,
}
