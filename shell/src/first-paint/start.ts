// The styles of the page's static screens: the build links them in its head.
import '../shell.css'
import '../mode-chooser/mode-chooser.css'
import '../mode-chooser/news/news.css'
import '../onboarding/welcome.css'

const loadApp = () => void import('../main')

// Its code would delay the first paint. A hidden page paints nothing.
if (document.hidden) loadApp()
else requestAnimationFrame(() => setTimeout(loadApp))
