import { Coffee, Moon, Sun } from 'lucide-react'
import { Chip, ChipRow } from '../../components'
import { Controlled, Example, type ExamplesProps } from '../example'

const icons = [undefined, Coffee]

const ChipExamples = ({ t, long }: ExamplesProps) => (
  <>
    <Example name="default, selected, disabled; with an icon" row>
      {icons.flatMap((icon) =>
        [{}, { selected: true }, { disabled: true }].map((state) => (
          <Chip key={`${icon && 'icon'} ${Object.keys(state)}`} icon={icon} {...state}>
            {t('Coffee', 'कॉफ़ी')}
          </Chip>
        )),
      )}
    </Example>
    <Example name="long label" row>
      <Chip icon={Coffee}>{long}</Chip>
    </Example>
  </>
)

const ChipRowExamples = ({ t }: ExamplesProps) => (
  <Example name="icons, one disabled; scrolls to the selected chip" edgeToEdge>
    <Controlled initial={['jazz']}>
      {(control) => (
        <ChipRow
          label={t('Genre', 'शैली')}
          options={[
            { value: 'all', label: t('All', 'सभी') },
            { value: 'ghazal', label: t('Ghazal', 'ग़ज़ल'), icon: Moon },
            { value: 'qawwali', label: t('Qawwali', 'क़व्वाली'), disabled: true },
            { value: 'comedy', label: t('Stand-up comedy', 'स्टैंड-अप कॉमेडी') },
            { value: 'jazz', label: t('Jazz', 'जैज़'), icon: Sun },
          ]}
          {...control}
        />
      )}
    </Controlled>
  </Example>
)

export const chipExamples = { Chip: ChipExamples, ChipRow: ChipRowExamples }
