/** How long fonts may delay a picture. */
const FONTS_TIMEOUT_MS = 1500;

/**
 * Returns an expression that scrolls down screen by screen, to trigger lazy loading, and back to the top. Each screen
 * waits for a frame, in which the page learns what is visible: on a busy machine that takes longer than the pause.
 */
export function scrollThroughScript(maxHeight: number, timeoutMs: number): string {
  return `(async () => {
    const end = performance.now() + ${Math.round(timeoutMs)};
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const pause = () => Promise.all([wait(50), Promise.race([frame(), wait(500)])]);
    const root = document.scrollingElement ?? document.documentElement;
    const step = Math.max(200, innerHeight);
    for (let top = step; top < Math.min(root.scrollHeight, ${Math.round(maxHeight)}); top += step) {
      if (performance.now() > end) break;
      scrollTo({ top, behavior: 'instant' });
      await pause();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await pause();
  })()`;
}

/** Expression that waits briefly for fonts, and moves animations to their end; endless ones to their start. */
export const FREEZE_SCRIPT = `(async () => {
  const late = new Promise((resolve) => setTimeout(resolve, ${FONTS_TIMEOUT_MS}));
  await Promise.race([document.fonts?.ready, late]);
  for (const animation of document.getAnimations()) {
    try {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime) && animation.playbackRate !== 0) animation.finish();
      else animation.cancel();
    } catch {}
  }
  document.activeElement?.blur?.();
  await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); setTimeout(resolve, 500); });
})()`;
