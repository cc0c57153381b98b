/**
 * People in the browser: sign-in, sessions, roles in accounts, and the files of the console. A session is one more
 * authentication strategy, so that the console calls the API that programs call. Main types: {@link ConsoleModule} for the
 * API, {@link ConsoleAccessModule} for the launcher.
 */
export { ConsoleAccessModule } from './console-access.module.js';
export { type ConsoleConfig, consoleConfig } from './console.config.js';
export { ConsoleModule } from './console.module.js';
export { ConsolePages } from './pages/console-pages.js';
export { SessionStrategy } from './sessions/session.strategy.js';
export { SignInLinks } from './sign-in/sign-in-links.js';
export { SignInMail } from './sign-in/sign-in-mail.js';
export { ConsoleUsers } from './members/console-users.js';
