/** `npm run audit:credits`: verifies that every balance is the sum of its ledger. See apps/launcher/src/commands. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('audit:credits');
