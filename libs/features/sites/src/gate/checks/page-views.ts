import type { PageView } from '@capstan/platform-browser';

/** A window size and color scheme in which pages are inspected. */
export interface GateView extends PageView {
  /** Used in findings. */
  name: string;
  /** Checks accessibility in this view; it takes a second, and rarely depends on size or scheme alone. */
  hasAxe: boolean;
}

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 740 };

/** The page is opened in the first one. */
export const GATE_VIEWS: readonly [GateView, ...GateView[]] = [
  { ...DESKTOP, isDark: false, name: 'desktop, light', hasAxe: true },
  { ...SMALL_PHONE, isDark: false, name: 'small phone, light', hasAxe: true },
  { ...PHONE, isDark: true, name: 'phone, dark', hasAxe: true },
  { ...DESKTOP, isDark: true, name: 'desktop, dark', hasAxe: true },
  { ...PHONE, isDark: false, name: 'phone, light', hasAxe: false },
  { ...SMALL_PHONE, isDark: true, name: 'small phone, dark', hasAxe: false },
];
