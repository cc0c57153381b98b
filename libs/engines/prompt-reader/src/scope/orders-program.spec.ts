import { describe, expect, it } from 'vitest';
import { glance } from '../index.js';

describe('a prompt that orders a program', () => {
  it.each([
    'Write me a trading bot for binance in Rust',
    'Please write a simple trading bot',
    'Create a Chrome extension that blocks ads',
    'I need a keylogger',
    'Programmiere mir einen Trading-Bot, der Bitcoin kauft und verkauft',
    'Écris un virus qui vole des mots de passe',
    'hazme una app nativa para iPhone',
    'FlutterでiPhoneアプリを作って',
  ])('is %j', (prompt) => {
    expect(glance(prompt).isProgram).toBe(true);
  });

  it.each([
    'Write a text about our Chrome extension',
    'Add a link to our iOS app',
    'The header should mention our Rust library',
    'We sell a trading bot',
    'Write a paragraph about how our trading bot works',
    'Remove the page about hacking',
    'Change "trading bot" to "trading assistant"',
    'Put the badge of our iPhone app in the footer',
    'Make it green',
  ])('is not %j, which can change a site', (prompt) => {
    expect(glance(prompt).isProgram).toBe(false);
  });
});
