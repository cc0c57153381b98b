import { describe, expect, it } from 'vitest';
import { qrContentIn } from './qr-in-prompt.js';

describe('content of a QR code', () => {
  it.each([
    ['QR code for https://example.com/menu', 'https://example.com/menu'],
    ['a qr-code with the text "Table 12"', 'Table 12'],
    ['Make a QR code that opens mailto:hello@example.com', 'mailto:hello@example.com'],
    ['qr code wifi network Guest password sun;flower', String.raw`WIFI:T:WPA;S:Guest;P:sun\;flower;;`],
    ['just text', 'just text'],
    ['QR code', 'QR code'],
  ])('in %j', (prompt, content) => {
    expect(qrContentIn(prompt)).toBe(content);
  });

  it.each([
    [
      'an address before the request',
      'https://example.com/a?b=1 as a QR code, black on white',
      'https://example.com/a?b=1',
    ],
    ['an address without a scheme', 'qr code: example.com/menu', 'https://example.com/menu'],
    ['an address that ends the sentence', 'QR code to https://example.com/x.', 'https://example.com/x'],
    ['a text before the request', 'turn the text INV-7 into a scannable qr', 'INV-7'],
    ['a text without quotation marks', 'a QR code with the text Seat 14C, please', 'Seat 14C'],
    ['German quotation marks', 'QR-Code mit dem Text „Tisch 7“', 'Tisch 7'],
    ['French quotation marks', 'code QR avec le texte « À bientôt »', 'À bientôt'],
    ['Japanese quotation marks', '「ABC-1」をQRコードにしてください', 'ABC-1'],
    ['a phone number', 'QR code that calls +1 415 555 0137 when scanned', 'tel:+14155550137'],
    ['a message', 'QR that sends an SMS to +49 170 1234567 saying "JOIN"', 'SMSTO:+491701234567:JOIN'],
    [
      'a letter',
      'QR code to email a@example.com with subject "Your booking"',
      'mailto:a@example.com?subject=Your%20booking',
    ],
    ['a place', 'geo QR code for 48.8584, 2.2945', 'geo:48.8584,2.2945'],
    [
      'a contact',
      'QR code with my contact: Jane Doe, +1 212 555 0100',
      'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane;;;\nFN:Jane Doe\nTEL:+12125550100\nEND:VCARD',
    ],
    ['JSON', '{"kind":"qr","content":"https://example.com/app"}', 'https://example.com/app'],
    ['a code as it is', 'encode WIFI:T:WPA;S:Net;P:pass1234;; as a QR code', 'WIFI:T:WPA;S:Net;P:pass1234;;'],
  ])('is read from %s', (_, prompt, content) => {
    expect(qrContentIn(prompt)).toBe(content);
  });

  it.each([
    [
      'fields in any order',
      'wifi QR code, password: "a;b", network name: Café Nord',
      String.raw`WIFI:T:WPA;S:Café Nord;P:a\;b;;`,
    ],
    [
      'other words for the fields',
      'QR-Code fürs WLAN: SSID „Büro“, Passwort „x:y“',
      String.raw`WIFI:T:WPA;S:Büro;P:x\:y;;`,
    ],
    [
      'a name behind the word',
      'QR code pour le wifi « Maison », mot de passe « soleil »',
      'WIFI:T:WPA;S:Maison;P:soleil;;',
    ],
    ['keys and values', 'wifi qr: ssid=HomeNet pass=hunter22 enc=WEP', 'WIFI:T:WEP;S:HomeNet;P:hunter22;;'],
    ['JSON', '{"type":"qr_code","wifi":{"ssid":"Lab","password":"p4ss"}}', 'WIFI:T:WPA;S:Lab;P:p4ss;;'],
    ['no password', 'QR code for wifi, network "Lobby", no password', 'WIFI:T:nopass;S:Lobby;;'],
    [
      'a hidden network',
      'WiFi QR code, SSID: Guest Room, password: sunny7, hidden network',
      'WIFI:T:WPA;S:Guest Room;P:sunny7;H:true;;',
    ],
    [
      'Japanese',
      'WiFiのQRコードを作成。SSID：CafeNet、パスワード：latte2024',
      'WIFI:T:WPA;S:CafeNet;P:latte2024;;',
    ],
  ])('joins a wireless network from %s', (_, prompt, content) => {
    expect(qrContentIn(prompt)).toBe(content);
  });
});
