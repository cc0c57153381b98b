/**
 * Whether a URL is that of a document in a folder that the operator indexed (`index://<collection>/<path>`).
 */
export function isLocal(url: string): boolean {
  return url.startsWith('index:');
}
