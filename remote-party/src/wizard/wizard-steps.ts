/** The steps of the wizard (section 4). */
export const wizardSteps = [1, 2, 3, 4, 5] as const
export type WizardStep = (typeof wizardSteps)[number]
export const lastStep = 5

/**
 * The step that an address asks for. A step is open once the ones before it have been gone through; an address that
 * runs ahead, or asks for what is no step, opens the first.
 */
export function wizardStep(asked: string | null, reached: number): WizardStep {
  const step = wizardSteps.find((each) => String(each) === asked)
  return step && step <= reached ? step : 1
}

export const nextStep = (step: WizardStep): WizardStep =>
  wizardSteps.find((each) => each > step) ?? lastStep

export const previousStep = (step: WizardStep): WizardStep =>
  wizardSteps.findLast((each) => each < step) ?? 1
