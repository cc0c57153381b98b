const STORED = 'capstan.shortcuts';

/** Whether single keys do something: people who dictate turn them off (WCAG 2.2, 2.1.4). */
export const hasShortcuts = (): boolean => localStorage.getItem(STORED) !== 'off';

export function chooseShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, 'off');
}
