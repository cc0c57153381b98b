/** How a process of the service lives and ends beside its launcher. Main function: {@link endWithLauncher}. */
export { endWithLauncher, reportReady } from './supervision.js';
