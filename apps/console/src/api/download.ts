import { capstan } from './capstan.ts';

/** Saves the answer of a route as a file. A plain link cannot, since requests of a session need a header. */
export async function download(path: string, fileName: string, accept = '*/*'): Promise<void> {
  const { data, headers } = await capstan.request<Uint8Array<ArrayBuffer>>({
    path,
    responseType: 'bytes',
    headers: { accept },
  });
  save(new Blob([data], { type: headers.get('content-type') ?? 'application/octet-stream' }), fileName);
}

/** Saves text as a file. */
export const saveText = (text: string, fileName: string, type: string): void =>
  save(new Blob([text], { type }), fileName);

function save(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}
