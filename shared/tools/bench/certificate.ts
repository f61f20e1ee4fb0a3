import { createHash, X509Certificate } from 'node:crypto'
import { repositoryRoot } from '@baithak/build/apps'
import { runCommand } from '../process/run-command'

export interface Certificate {
  key: string
  cert: string
  /** Makes Chromium trust the certificate: without trust it neither caches nor registers service workers. */
  trustFlag: string
}

const pem = (text: string, name: string) =>
  new RegExp(`-----BEGIN ${name}-----[\\s\\S]+?-----END ${name}-----`).exec(text)?.[0]

/** A temporary certificate for localhost. */
export async function makeCertificate(): Promise<Certificate> {
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -out - -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const { output } = await runCommand('openssl', args.split(' '), { cwd: repositoryRoot })
  const key = pem(output, 'PRIVATE KEY')
  const cert = pem(output, 'CERTIFICATE')
  if (!key || !cert)
    throw new Error(`${output}\nHTTP/2 needs a certificate: install openssl and try again.`)
  const { publicKey } = new X509Certificate(cert)
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const pin = createHash('sha256').update(spki).digest('base64')
  return { key, cert, trustFlag: `--ignore-certificate-errors-spki-list=${pin}` }
}
