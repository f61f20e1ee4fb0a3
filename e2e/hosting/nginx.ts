import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { localUrl, modes, repositoryRoot, shell } from '@baithak/shared/apps'
import { writeOrigins } from '@baithak/shared/delivery/hosting/origins'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import { readRegistry, writeRegistry } from '@baithak/shared/delivery/release/registry'
import { isRoot } from '../checks/device'

export interface Nginx {
  shell: string
  modes: string
  stop(): Promise<void>
}

/** The two sites of `nginx.conf`, laid out from the builds as README tells it. */
async function layOut(root: string, base: string) {
  const site = join(root, 'shell')
  await cp(join(repositoryRoot, shell.folder, 'dist'), site, { recursive: true })
  await mkdir(join(root, 'modes'))
  for (const { id, folder } of modes)
    await symlink(join(repositoryRoot, folder, 'releases'), join(root, 'modes', id))
  const registry = join(site, 'remotes.json')
  const { modes: entries } = await readRegistry(registry)
  for (const entry of Object.values(entries))
    entry.url = `${base}/${entry.manifest.id}/${basename(entry.url)}/`
  await writeRegistry(registry, entries)
  await writeOrigins(site, [base])
}

/** What a distribution's own `nginx.conf` says around ours, with everything that nginx writes in one folder. */
const around = (root: string, mimeTypes: string, sites: string) => `
${isRoot ? 'user root;' : ''}
daemon off;
pid ${root}/nginx.pid;
error_log stderr warn;
events {}
http {
  include ${mimeTypes};
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${root}/${name};`)
    .join(' ')}
  ${sites}
}
`

/** Where this nginx keeps its table of file types; every package has it beside its main configuration. */
async function mimeTypesOf(nginx: string) {
  const { output } = await runCommand(nginx, ['-V'], { cwd: repositoryRoot })
  const configuration = /--conf-path=(\S+)/.exec(output)?.[1] ?? '/etc/nginx/nginx.conf'
  return join(dirname(configuration), 'mime.types')
}

/** Runs the real nginx with our configuration, in which only names, ports and folders are changed. */
export async function startNginx(nginx: string, port: number): Promise<Nginx> {
  const root = await mkdtemp(join(tmpdir(), 'baithak-nginx-'))
  const [shellUrl, modesUrl] = [localUrl(port), localUrl(port + 1)]
  await layOut(root, modesUrl)
  const sites = (
    await readFile(join(repositoryRoot, 'shared/src/delivery/hosting/nginx.conf'), 'utf8')
  )
    .replaceAll('/srv/baithak', root)
    .replaceAll('https://modes.baithak.example', modesUrl)
    .replace('listen 8080', `listen ${port}`)
    .replace('listen 8081', `listen ${port + 1}`)
  const file = join(root, 'nginx.conf')
  await writeFile(file, around(root, await mimeTypesOf(nginx), sites))

  const child = spawn(nginx, ['-c', file, '-e', 'stderr'])
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const ended = once(child, 'exit')
  await Promise.race([
    answering(shellUrl),
    ended.then(() => {
      throw new Error(`nginx does not start:\n${said}`)
    }),
  ])
  return {
    shell: shellUrl,
    modes: modesUrl,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(root, { recursive: true, force: true })
    },
  }
}

async function answering(url: string) {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
