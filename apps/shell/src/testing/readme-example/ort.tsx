import { Select } from '@vestibule/ui/select'
import { UiTextsProvider } from '@vestibule/ui/texts'
import { uiTexts } from '@vestibule/ui/texts/de'

export const Ort = ({ onChoose }: { onChoose: (ort: string) => void }) => (
  <UiTextsProvider texts={uiTexts}>
    <Select label="Ort" options={[]} value={null} onValueChange={onChoose} />
  </UiTextsProvider>
)
