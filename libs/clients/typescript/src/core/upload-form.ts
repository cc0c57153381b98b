/** A multipart form of a file and the parameters of a call; a list repeats its field. */
export function uploadForm(file: Blob, params: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(params) as [string, unknown][]) {
    if (value === undefined || value === null) continue;
    for (const one of [value].flat()) form.append(name, String(one));
  }
  form.append('file', file);
  return form;
}
