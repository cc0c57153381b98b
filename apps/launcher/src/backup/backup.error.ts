import { LaunchError } from '../launch.error.js';

/** A backup that cannot be made or restored; the message states what to do. */
export class BackupError extends LaunchError {}
