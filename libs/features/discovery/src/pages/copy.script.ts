/** Where it is served. */
export const COPY_SCRIPT_PATH = '/copy.js';

/**
 * The script of the page at the root: buttons that copy. They are hidden without scripts. `navigator.clipboard` exists on
 * https and loopback addresses only, so that elsewhere the text is selected and copied.
 */
export const COPY_SCRIPT = `for (const button of document.querySelectorAll('button[data-copies]')) {
  const source = document.getElementById(button.dataset.copies);
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const isCopied = await copy(source);
    button.textContent = isCopied ? 'Copied' : 'Press Ctrl+C';
    setTimeout(() => { button.textContent = label; }, 2000);
  });
}

async function copy(source) {
  try {
    await navigator.clipboard.writeText(source.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(source);
    return document.execCommand('copy');
  }
}
`;
