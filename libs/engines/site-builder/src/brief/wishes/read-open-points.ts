import { isNegated } from '../text/negation.js';
import { Lexicon } from '../text/lexicon.js';
import type { PromptText, Sentence } from '../text/prompt-text.js';

/** Wishes that need an account elsewhere, a secret, live data or a model. */
const BEYOND = new Lexicon<'beyond'>(
  {
    beyond: [
      'stripe, paypal, klarna, apple pay, google pay, square payments, mollie, mercado pago, pix, mb way, bizum, twint, sofortüberweisung, alipay, paypay',
      'credit card, credit cards, card payment, card payments, pay by card, pay online, online payment, online payments, payment gateway, payments, take payments, accept payments, pay with card, direct debit, kreditkarte, kreditkarten, kreditkartenzahlung, kartenzahlung, online-zahlung, online bezahlen, onlinezahlung, lastschrift, zahlungsabwicklung, paiement en ligne, paiement par carte, paiements, carte bancaire, carte bleue, pago con tarjeta, pagos con tarjeta, pago online, pagos online, pagos en línea, tarjeta de crédito, pasarela de pago, pagamento online, pagamentos online, pagamento com cartão, cartão de crédito, pagamentos',
      'login, log in, logins, sign in, user accounts, user account, customer accounts, customer account, member area, members area, members only area, password protected, password-protected, client portal, customer portal, patient portal, single sign-on, sso, oauth, benutzerkonto, benutzerkonten, kundenkonto, kundenkonten, kundenlogin, mitgliederbereich, kundenportal, passwortgeschützt, anmeldung mit passwort, espace client, espace membre, espace membres, espace adhérent, compte client, comptes utilisateurs, connexion, área de clientes, área de cliente, área privada, área de socios, cuentas de usuario, inicio de sesión, área de membros, contas de utilizador, contas de usuário, início de sessão',
      'chatbot, chat bot, chat bots, live chat, ai assistant widget, ai chat, whatsapp bot, live-chat, chat en vivo, chat en direct, chat ao vivo, ki-chatbot, video call, video calls, video chat, video conferencing, videosprechstunde, visioconférence, videollamadas, videochamadas',
      'google calendar, outlook calendar, calendar sync, google kalender, zoom integration, zapier, hubspot, salesforce, mailchimp, shopify, woocommerce, wordpress, quickbooks, xero, datev, crm integration, slack, notion sync, opentable, thefork, booking.com, airbnb sync, uber eats, ubereats, deliveroo, doordash, lieferando, mindbody, doctolib, doctoralia, google analytics, facebook pixel, api integration, integration with, integrate with, synced with, sync with, connected to our, schnittstelle zu, synchronisation avec, sincronizado con, sincronizar con, sincronizado com, integração com, integración con, intégration avec',
      'instagram feed, instagram-feed, facebook feed, twitter feed, tiktok feed, social media feed, social feed, youtube feed, feed instagram, flux instagram, fil instagram, feed de instagram, feed do instagram, google reviews, google-bewertungen, avis google, reseñas de google, trustpilot, tripadvisor reviews, live reviews',
      'native app, native apps, ios app, android app, iphone app, app store, play store, native ios, native android, app nativa, application native, application ios, push notification, push notifications, push-benachrichtigungen, notifications push, notificaciones push, notificações push',
      'sms reminders, sms reminder, sms notifications, text message reminders, text reminders, whatsapp reminders, automatic reminders, email reminders, e-mail reminders, reminder emails, automatic emails, sms-erinnerung, sms-erinnerungen, rappels sms, rappel par sms, recordatorios por sms, recordatorios por whatsapp, lembretes por sms, lembretes por whatsapp, confirmation email, confirmation emails, bestätigungsmail',
      'live map, interactive map, real-time tracking, real time tracking, gps tracking, gps, live tracking, live data, live prices, live weather, weather forecast, stock prices, live stream, livestream, live streaming, live scores, interaktive karte, live-karte, carte interactive, mapa interactivo, mapa interativo, en temps réel, en tiempo real, em tempo real, in echtzeit, real-time, map with live, live availability',
      'machine learning, ai recommendations, ai-generated, ai powered, ai-powered, recommendation engine, image recognition, künstliche intelligenz, intelligence artificielle, face recognition, voice assistant, augmented reality, virtual try-on, 3d configurator, vr tour, virtual tour, 3d tour, 360 tour',
      'subscriptions billing, recurring billing, subscription payments, subscription boxes with billing, multilingual, multi-language, bilingual, language switcher, two languages, zweisprachig, mehrsprachig, bilingue, multilingue, bilingüe, multilingüe, plurilingue, file upload, file uploads, upload photos, photo upload, upload files, dateiupload, datei-upload, foto-upload, téléversement, subir archivos, upload de ficheiros, upload de arquivos, invoices automatically, pdf invoices, inventory sync, pos system, kassensystem, loyalty program, loyalty points, treueprogramm, donation processing, seo campaign, google ads, e-signature, electronic signature',
      'クレジットカード, カード決済, オンライン決済, 決済, PayPay, ログイン, 会員登録, 会員ページ, マイページ, チャットボット, ライブチャット, インスタ連携, インスタグラムのフィード, LINE連携, LINE通知, Googleカレンダー, プッシュ通知, iOSアプリ, Androidアプリ, ネイティブアプリ, リアルタイム, 多言語対応, 多言語, バイリンガル, 自動返信メール, リマインド, ビデオ通話, オンライン診療, ポイントカード, 食べログ連携',
    ].join(', '),
  },
  'en',
);
const MAX_POINTS = 20;
const MAX_LENGTH = 160;

/** The part of a sentence between commas that an offset lies in, without its leading conjunction. */
function clauseAt({ text, start: offset }: Sentence, start: number, end: number): string {
  const from = Math.max(
    ...[',', ';', ':', '、', '(', '\n'].map((sign) => text.lastIndexOf(sign, start - offset - 1)),
  );
  const stops = [',', ';', '、', ')', '\n']
    .map((sign) => text.indexOf(sign, end - offset))
    .filter((at) => at !== -1);
  const to = stops.length === 0 ? text.length : Math.min(...stops);
  return text
    .slice(from + 1, to)
    .replace(/[.!?。\s]+$/u, '')
    .replace(/^\s*(?:and|und|et|y|e|plus|also|with)\s+/iu, '')
    .trim()
    .slice(0, MAX_LENGTH);
}

/** Wishes that no builder without a model can meet, as written. */
export function readOpenPoints(prompt: PromptText): string[] {
  const points: string[] = [];
  for (const hit of BEYOND.find(prompt)) {
    if (isNegated(prompt, hit.first, hit.end)) continue;
    const sentence = prompt.sentences[prompt.tokens[hit.first]?.sentence ?? 0];
    if (sentence === undefined) continue;
    const clause = clauseAt(sentence, hit.start, hit.end);
    if (clause !== '' && !points.includes(clause)) points.push(clause);
  }
  return points.slice(0, MAX_POINTS);
}
