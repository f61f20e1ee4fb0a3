import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button, Sheet, TextField, useLazySheet } from '../../components'
import { type ExamplesProps, ScreenExample } from '../example'

interface SheetButtonProps
  extends Pick<ComponentProps<typeof Sheet>, 'description' | 'footer' | 'wide'>,
    ExamplesProps {
  label: string
  children?: ReactNode
}

/** A button and the sheet that it opens. */
function SheetButton({ t, long, label, ...sheet }: SheetButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Sheet
        title={label}
        {...sheet}
        open={isOpen}
        onClose={() => setOpen(false)}
        closeLabel={t('Close', 'बंद करें')}
      />
    </>
  )
}

function SheetExamples(props: ExamplesProps) {
  const { t, long } = props
  const confirm = <Button>{t('Confirm', 'पक्का करें')}</Button>
  return (
    <ScreenExample name="opened by a button">
      <div className="flex flex-col gap-3 p-5">
        <SheetButton {...props} label={t('Title only', 'केवल शीर्षक')} />
        <SheetButton
          {...props}
          label={t('All parts', 'सभी हिस्से')}
          description={long}
          footer={
            <>
              <Button variant="secondary">{t('Not now', 'अभी नहीं')}</Button>
              {confirm}
            </>
          }
        >
          <TextField label={t('Name', 'नाम')} />
        </SheetButton>
        <SheetButton {...props} label={t('Long content', 'लंबी सामग्री')} footer={confirm}>
          <p>{long.repeat(20)}</p>
        </SheetButton>
        <SheetButton {...props} label={t('Wide', 'चौड़ी')} footer={confirm} wide />
      </div>
    </ScreenExample>
  )
}

interface LazySheetButtonProps extends Pick<ExamplesProps, 't'> {
  label: string
  load: () => Promise<unknown>
}

function LazySheetButton({ t, label, load }: LazySheetButtonProps) {
  const sheet = useLazySheet(load, t('The sheet did not load.', 'शीट लोड नहीं हुई।'))
  return (
    <>
      <Button variant="secondary" {...sheet.trigger}>
        {label}
      </Button>
      <Sheet {...sheet.control} title={label} closeLabel={t('Close', 'बंद करें')} />
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
