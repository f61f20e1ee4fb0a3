import { expect, it } from 'vitest'
import { criticalStyles, usedStyles } from './critical-styles'

const styles = [
  '/*! license */@layer theme{:root,:host{--color-ink:#24150e;--color-rose:red;--text-body:1rem}}',
  '@layer base{*{margin:0}h1{color:var(--color-ink)}}',
  '@keyframes drop{0%{translate:0 var(--from,-100%)}to{translate:none}}@keyframes spin{to{rotate:1turn}}',
  '.board{--from:-240%;animation:.4s drop;font-size:var(--text-body)}.wheel{animation:1s spin}',
  '@scope([data-mode=work]){.px-5{padding-inline:20px}.px-9{padding-inline:36px}}',
  '::view-transition-new(.board){animation:none}',
  '@property --tw-blur{syntax:"*";inherits:false}',
].join('')

it('are the rules that the markup uses, in a layer of their own', async () => {
  const critical = await criticalStyles(styles, '<h1 class="board px-5" data-mode="work">Work</h1>')
  expect(critical).toMatch(/^@layer critical\{.*\}$/s)
  expect(critical).toContain('.px-5{')
  expect(critical).toContain('margin:0')
  expect(critical).not.toMatch(/px-9|wheel|view-transition|license/)
})

it('keep what these rules use: tokens, keyframes, and variables that only a keyframe reads', async () => {
  const used = await usedStyles(styles, '<h1 class="board">Work</h1>')
  expect(used).toContain('--color-ink:#24150e')
  expect(used).toContain('--text-body:1rem')
  expect(used).toContain('--from:-240%')
  expect(used).toContain('@keyframes drop')
  expect(used).not.toMatch(/--color-rose|@keyframes spin|--tw-blur|@scope/)
})

it('keep the tokens that other styles of the page use', async () => {
  const other = 'h1{background:var(--color-rose)}'
  expect(await usedStyles(styles, '<h1>Work</h1>', other)).toContain('--color-rose:red')
})

it('keep the rules of a language', async () => {
  const used = await usedStyles('p{color:red}:lang(hi){letter-spacing:0}', '<p>A</p>')
  expect(used).toContain('*:lang(hi){letter-spacing:0}')
})

it('keep the rules of attributes that scripts set before the sheet has loaded', async () => {
  const used = await usedStyles(
    '[data-theme=dark] p{color:#fff}[data-open] p{color:red}',
    '<p>A</p>',
  )
  expect(used).toContain('[data-theme=dark] p')
  expect(used).not.toContain('data-open')
})
