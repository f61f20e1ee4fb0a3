import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localUrl, modes, repositoryRoot, shell } from '@baithak/build/apps'
import { deployShell } from '@baithak/tools/shell-release/deploy-shell'
import { releaseShell } from '@baithak/tools/shell-release/release-shell'
import { expect } from '@playwright/test'
import { moveModes } from '../fixtures/edit-registry'

export const nginxPath = '/usr/sbin/nginx'

export interface Nginx {
  /** Origins of the two servers. */
  shell: string
  modes: string
  stop(): Promise<void>
}

/** Creates the folders of the two servers from the builds. */
async function deployBuilds(root: string, modesUrl: string) {
  const site = join(root, 'shell')
  const built = join(repositoryRoot, shell.folder)
  await deployShell(await releaseShell(built), site)
  await cp(join(built, 'dist/remotes.json'), join(site, 'remotes.json'))
  await mkdir(join(root, 'modes'))
  for (const { id, folder } of modes)
    await symlink(join(repositoryRoot, folder, 'releases'), join(root, 'modes', id))
  await moveModes(site, (id) => `${modesUrl}/${id}`)
}

/** Wraps our configuration as Debian's main `nginx.conf` does. nginx writes all its files to `root`. */
const mainConfiguration = (root: string, servers: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${root}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${root}/${name};`)
    .join(' ')}
  ${servers}
}
`

/** Runs nginx with our `nginx.conf`, with other ports and folders. */
export async function startNginx(port: number): Promise<Nginx> {
  const root = await mkdtemp(join(tmpdir(), 'baithak-nginx-'))
  const [shellUrl, modesUrl] = [localUrl(port), localUrl(port + 1)]
  await deployBuilds(root, modesUrl)
  const servers = (await readFile(join(repositoryRoot, 'shared/tools/hosting/nginx.conf'), 'utf8'))
    .replaceAll('/srv/baithak', root)
    .replace('listen 8080', `listen ${port}`)
    .replace('listen 8081', `listen ${port + 1}`)
  const file = join(root, 'nginx.conf')
  await writeFile(file, mainConfiguration(root, servers))

  const child = spawn(nginxPath, ['-c', file, '-e', 'stderr'], { stdio: 'inherit' })
  const exited = once(child, 'exit')
  await expect(() => fetch(shellUrl)).toPass()
  return {
    shell: shellUrl,
    modes: modesUrl,
    async stop() {
      child.kill('SIGTERM')
      await exited
      await rm(root, { recursive: true, force: true })
    },
  }
}
