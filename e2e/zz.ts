import { outletFiles, shellFiles } from './bench/first-screen-files'
for (const f of [shellFiles, outletFiles]) { const x = await f('/work/wt-shell/shell/dist'); console.log(x.reduce((s, y) => s + y.bytes, 0), JSON.stringify(x)) }
