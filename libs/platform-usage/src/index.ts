/**
 * Measures how long a piece of work occupies what is scarce: worker threads and browser pages. It knows no feature.
 * Main types: {@link UsageMeter}, {@link startUsage}.
 */
export { UsageMeter, startUsage } from './usage-meter.js';
