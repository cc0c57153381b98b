import { LaunchError } from '../launch.error.js';

/** A backup that cannot be made or restored; says what to do. */
export class BackupError extends LaunchError {}
