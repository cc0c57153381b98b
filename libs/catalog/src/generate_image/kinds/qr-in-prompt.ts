/** What is longer fits no code, whatever it asks for. */
const MAX_TEXT = 3_000;
const ADDRESS = /\b(?:https?:\/\/|mailto:|tel:|sms:|geo:|WIFI:|BEGIN:VCARD)\S[\s\S]*$/i;
const ASKED =
  /^[\s\S]{0,60}?\bqr(?:[\s-]?codes?)?\b\s*(?:(?:for|with|of|to|that|which|linking|links?|opens?|opening|containing|says?|the|text|content|para|für|pour|url)\s+)*[:\s]*/i;
const WIFI =
  /\bwi-?fi\b(?:\s+(?:network|name|ssid))*[\s:]+["“]?(.+?)["”]?,?\s+(?:with\s+)?(?:the\s+)?password[\s:]+["“]?(.+?)["”]?$/i;
// bounded: MAX_TEXT
const QUOTED = /["“](.+)["”]\s*$/s;

/** What a QR code is to hold: the address, quotation or network in the request for one; else the whole prompt. */
export function qrContentIn(prompt: string): string {
  const text = prompt.trim();
  if (text.length > MAX_TEXT || !/\bqr\b/i.test(text)) return text;
  const network = WIFI.exec(text);
  if (network)
    return `WIFI:T:WPA;S:${escapeWifi(network[1] as string)};P:${escapeWifi(network[2] as string)};;`;
  const content = ADDRESS.exec(text)?.[0] ?? QUOTED.exec(text)?.[1] ?? text.replace(ASKED, '');
  return content.trim() === '' ? text : content.trim();
}

/** As ZXing documents the form. */
const escapeWifi = (text: string): string => text.replace(/([\\;,:"])/g, '\\$1');
