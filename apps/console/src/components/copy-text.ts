/**
 * Copies a text. `navigator.clipboard` exists on https and localhost only; a service in a local network may have neither.
 * @returns whether the text was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  if ('clipboard' in navigator) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement('textarea');
  field.value = text;
  // In the dialog that is open, which keeps the focus inside.
  const parent = document.activeElement?.parentElement ?? document.body;
  parent.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
