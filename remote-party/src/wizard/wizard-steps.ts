import { paths } from '../paths'

/** The steps of the wizard (section 4). */
export const wizardSteps = [1, 2, 3, 4, 5] as const
export type WizardStep = (typeof wizardSteps)[number]
export const lastStep = 5

/** The requested step if it is a step that has been reached, otherwise the first. */
export function resolveStep(requested: string | null, furthestReached: number): WizardStep {
  const step = wizardSteps.find((number) => String(number) === requested)
  return step && step <= furthestReached ? step : 1
}

export const nextStep = (step: WizardStep): WizardStep =>
  wizardSteps.find((number) => number > step) ?? lastStep

export const previousStep = (step: WizardStep): WizardStep =>
  wizardSteps.findLast((number) => number < step) ?? 1

export const stepUrl = (step: WizardStep) => `${paths.create.path}?step=${step}`
