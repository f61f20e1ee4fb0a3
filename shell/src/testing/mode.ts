const lifecycle = async () => {}

/** A mode that shows nothing. */
export default { bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle, update: lifecycle }
