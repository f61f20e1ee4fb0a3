import { Coffee, Moon, Sun } from 'lucide-react'
import { Chip, ChipRow } from '../../components'
import { Example, type ExamplesProps, Stateful } from '../example'

const ChipExamples = ({ t }: ExamplesProps) => (
  <>
    <Example name="focused" row focused>
      <Chip>{t('Wi-Fi', 'वाई-फ़ाई')}</Chip>
      <Chip selected>{t('Quiet', 'शांत')}</Chip>
    </Example>
    <Example name="default, selected, disabled" row>
      <Chip>{t('Wi-Fi', 'वाई-फ़ाई')}</Chip>
      <Chip selected>{t('Quiet', 'शांत')}</Chip>
      <Chip disabled>{t('Food', 'खाना')}</Chip>
    </Example>
    <Example name="pressed" row pressed>
      <Chip>{t('Wi-Fi', 'वाई-फ़ाई')}</Chip>
      <Chip selected>{t('Quiet', 'शांत')}</Chip>
    </Example>
    <Example name="icon" row>
      <Chip icon={Coffee}>{t('Coffee', 'कॉफ़ी')}</Chip>
      <Chip icon={Coffee} selected>
        {t('Coffee', 'कॉफ़ी')}
      </Chip>
      <Chip icon={Coffee} disabled>
        {t('Coffee', 'कॉफ़ी')}
      </Chip>
    </Example>
    <Example name="long label" row>
      <Chip icon={Coffee}>{t('A table by the window, in the sun', 'खिड़की के पास, धूप वाली मेज़')}</Chip>
    </Example>
  </>
)

const ChipRowExamples = ({ t }: ExamplesProps) => (
  <>
    <Example name="scrolls to the selected chip" edgeToEdge>
      <Stateful initial="jazz">
        {(value, setValue) => (
          <ChipRow
            label={t('Genre', 'शैली')}
            value={value}
            onChange={setValue}
            options={[
              { value: 'all', label: t('All', 'सभी') },
              { value: 'ghazal', label: t('Ghazal', 'ग़ज़ल') },
              { value: 'qawwali', label: t('Qawwali', 'क़व्वाली') },
              { value: 'comedy', label: t('Stand-up comedy', 'स्टैंड-अप कॉमेडी') },
              { value: 'poetry', label: t('Poetry', 'कविता') },
              { value: 'jazz', label: t('Jazz', 'जैज़') },
            ]}
          />
        )}
      </Stateful>
    </Example>
    <Example name="icons, one disabled" edgeToEdge>
      <Stateful initial="day">
        {(value, setValue) => (
          <ChipRow
            label={t('Time of day', 'समय')}
            value={value}
            onChange={setValue}
            options={[
              { value: 'day', label: t('Day', 'दिन'), icon: Sun },
              { value: 'evening', label: t('Evening', 'शाम'), icon: Coffee, disabled: true },
              { value: 'night', label: t('Night', 'रात'), icon: Moon },
            ]}
          />
        )}
      </Stateful>
    </Example>
  </>
)

export const chipExamples = { Chip: ChipExamples, ChipRow: ChipRowExamples }
