const lifecycle = async () => {}

const mode = { bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle, update: lifecycle }

// The form of a mode's entry.
export { mode as default }
