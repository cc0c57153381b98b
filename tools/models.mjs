/** `npm run models`: downloads the weights of a local model. See apps/launcher/src/commands. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('models');
