/**
 * Builds (spec 4.1, design 6): from a prompt to a company's site or app, by builders in waterfall, durable and
 * streamed. Main types: {@link BuildSession}, {@link Builder}.
 */
export { Builder } from './builders/builder.js';
export type { BuildSession } from './builders/build-session.js';
