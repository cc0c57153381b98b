import type { ReactElement } from 'react';
import classes from './brand.module.css';

/** Mark and name of the service. */
export const Brand = (): ReactElement => (
  <span className={classes.brand}>
    <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#4d5bd6" />
      <path
        d="M10 9h12M12 9c0 5 1.500 6 1.500 8S12 21 11 23h10c-1-2-2.500-4-2.500-6S20 14 20 9M9 23h14"
        fill="none"
        stroke="#fff"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    Capstan
  </span>
);
