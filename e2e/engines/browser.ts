import { spawn } from 'node:child_process'
import { launch } from 'puppeteer-core'
import WebDriver from 'webdriver'

/** A browser with one page and an empty profile, by remote control. */
export interface Browser {
  goto(url: string): Promise<unknown>
  /** The value of a JavaScript expression in the page, as JSON can hold it. */
  evaluate(expression: string): Promise<unknown>
  click(x: number, y: number): Promise<unknown>
  type(text: string): Promise<unknown>
  /** A PNG, in Base64. */
  screenshot(): Promise<string>
  close(): Promise<unknown>
}

export interface Engine {
  name: string
  /** Debian's packages with its programs. */
  packages: string
  programs: readonly string[]
  /** `port` is free. */
  start(port: number): Promise<Browser>
}

const phone = { width: 390, height: 844 }

/** A page that does not answer by then fails its journey. */
const answerTimeoutMs = 60_000

const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  programs: ['/usr/bin/firefox-esr'],
  async start() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      protocolTimeout: answerTimeoutMs,
      // The JSON viewer is a page of another origin.
      extraPrefsFirefox: { 'devtools.jsonview.enabled': false },
    })
    const page = await browser.newPage()
    await page.setViewport(phone)
    return {
      goto: (url) => page.goto(url),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      screenshot: () => page.screenshot({ encoding: 'base64' }),
      close: () => browser.close(),
    }
  },
}

/** Mesa's software OpenGL crashes now and then when WebKit paints and composes with it in several threads. */
const softwareGl = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  LP_NUM_THREADS: '0',
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
}

const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb xauth',
  programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
  async start(port) {
    const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
      env: { ...process.env, ...softwareGl },
      stdio: 'ignore',
      // A group of processes of its own, which ends as one.
      detached: true,
    })
    const stop = () => driver.pid && process.kill(-driver.pid)
    try {
      const session = await WebDriver.newSession({
        hostname: '127.0.0.1',
        port,
        logLevel: 'silent',
        // Until the driver listens.
        connectionRetryCount: 20,
        connectionRetryTimeout: answerTimeoutMs,
        capabilities: {},
      })
      // It would repeat each command that fails, a few seconds later.
      session.options.connectionRetryCount = 0
      await session.setWindowRect(0, 0, phone.width, phone.height)
      const perform = async (source: object) => {
        await session.performActions([source])
        await session.releaseActions()
      }
      return {
        goto: (url) => session.navigateTo(url),
        evaluate: (expression) => session.executeScript(`return ${expression}`, []),
        click: (x, y) => {
          const move = { type: 'pointerMove', duration: 0, x, y }
          const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
          return perform({ type: 'pointer', id: 'mouse', actions: [move, ...press] })
        },
        type: (text) => {
          const press = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))
          return perform({ type: 'key', id: 'keys', actions: [...text].flatMap(press) })
        },
        screenshot: () => session.takeScreenshot(),
        close: () => session.deleteSession().finally(stop),
      }
    } catch (error) {
      stop()
      throw error
    }
  },
}

export const engines: readonly Engine[] = [firefox, webkit]
