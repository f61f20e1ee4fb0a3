// One chunk: what two chunks share would be loaded with the screens.
export { PeakHours } from './peak-hours'
export { PeriodChart } from './period-chart'
