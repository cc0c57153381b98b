type FormValue = string | number | boolean;

/** A multipart form of a file and the parameters of a call; a list repeats its field. */
export function uploadForm(
  file: Blob,
  params: Record<string, FormValue | readonly FormValue[] | null | undefined>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value ?? []].flat()) form.append(name, String(one));
  }
  form.append('file', file);
  return form;
}
