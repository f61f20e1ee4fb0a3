// One file for all: each would cost the mode's first screen a name and a hash.
export { AlsoFits } from './also-fits'
export { NoVenuesHelp } from './no-venues-help'
export { PartyToday } from './party-today'
