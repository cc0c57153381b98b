import type { BusinessKind, Language, Tone } from '../../model/vocabulary.js';
import { byLanguage, type Terms } from '../text/lexicon.js';
import { isNegated } from '../text/negation.js';
import type { PromptText } from '../text/prompt-text.js';

const TERMS: Record<Language, Terms<Tone>> = {
  en: {
    warm: 'warm, cosy, cozy, friendly, homely, welcoming, family-run, family run, rustic, inviting, heartfelt, neighbourly, gentle, caring, calm, soothing',
    plain:
      'plain, simple, minimal, minimalist, minimalistic, clean, clear, sober, no-nonsense, straightforward, understated, serious, professional',
    playful:
      'playful, fun, funny, cheerful, colourful, colorful, quirky, whimsical, cute, joyful, silly, lively, happy',
    elegant:
      'elegant, luxury, luxurious, high-end, high end, premium, upscale, refined, sophisticated, classy, chic, exclusive, stylish, timeless, fine',
    bold: 'bold, edgy, loud, striking, daring, punk, brutalist, energetic, rebellious, strong, powerful, dynamic, raw',
    technical:
      'technical, techy, futuristic, high-tech, hi-tech, engineering look, geeky, nerdy, data-driven, cyberpunk, precise',
  },
  de: {
    warm: 'warm, warme, warmer, gemütlich, gemütliche, herzlich, freundlich, freundliche, familiär, einladend, rustikal, heimelig, ruhig',
    plain:
      'schlicht, schlichte, schlichtes, einfach, minimalistisch, klar, sachlich, nüchtern, seriös, professionell, aufgeräumt',
    playful: 'verspielt, verspielte, lustig, bunt, bunte, fröhlich, witzig, heiter, kindgerecht, munter',
    elegant:
      'elegant, elegante, elegantes, edel, edle, luxuriös, hochwertig, exklusiv, stilvoll, fein, zeitlos, vornehm',
    bold: 'mutig, kräftig, auffällig, frech, laut, kantig, wild, energisch, dynamisch',
    technical: 'technisch, futuristisch, hightech, modern-technisch, nerdig, präzise',
  },
  fr: {
    warm: 'chaleureux, chaleureuse, accueillant, accueillante, convivial, conviviale, familial, familiale, cosy, rustique, doux, apaisant',
    plain: 'sobre, simple, épuré, épurée, minimaliste, clair, claire, sérieux, professionnel',
    playful: 'ludique, amusant, amusante, coloré, colorée, joyeux, joyeuse, rigolo, drôle, gai',
    elegant: 'élégant, élégante, luxueux, luxe, raffiné, raffinée, chic, haut de gamme, intemporel, exclusif',
    bold: 'audacieux, audacieuse, percutant, dynamique, énergique, brut, rock, punk',
    technical: 'technique, futuriste, high-tech, technologique, précis',
  },
  es: {
    warm: 'cálido, cálida, acogedor, acogedora, cercano, cercana, familiar, amable, rústico, rústica, hogareño, tranquilo',
    plain:
      'sencillo, sencilla, simple, minimalista, limpio, limpia, sobrio, sobria, claro, serio, profesional',
    playful: 'divertido, divertida, alegre, colorido, colorida, juguetón, lúdico, simpático',
    elegant:
      'elegante, lujoso, lujosa, de lujo, refinado, refinada, exclusivo, sofisticado, sofisticada, chic, atemporal',
    bold: 'atrevido, atrevida, audaz, llamativo, llamativa, impactante, enérgico, dinámico, rompedor',
    technical: 'técnico, técnica, futurista, tecnológico, tecnológica, preciso',
  },
  pt: {
    warm: 'acolhedor, acolhedora, caloroso, calorosa, familiar, amigável, aconchegante, rústico, rústica, simpático, tranquilo',
    plain: 'simples, minimalista, limpo, limpa, sóbrio, sóbria, claro, clara, sério, profissional, discreto',
    playful:
      'divertido, divertida, alegre, colorido, colorida, brincalhão, lúdico, descontraído, descontraída',
    elegant:
      'elegante, luxuoso, luxuosa, de luxo, refinado, refinada, exclusivo, sofisticado, sofisticada, chique, intemporal',
    bold: 'ousado, ousada, arrojado, arrojada, marcante, enérgico, dinâmico, impactante, forte',
    technical: 'técnico, técnica, futurista, tecnológico, tecnológica, preciso',
  },
  ja: {
    warm: '温かい, 温かみ, あたたかい, 暖かい, アットホーム, 親しみやすい, やさしい, 優しい, ほっとする, 落ち着いた, ナチュラル',
    plain: 'シンプル, すっきり, ミニマル, 見やすい, 清潔感, 誠実, 信頼感',
    playful: '楽しい, かわいい, 可愛い, ポップ, にぎやか, 明るい, カラフル, 遊び心',
    elegant: '上品, 高級感, 高級, エレガント, 洗練, おしゃれ, 和モダン, 格調, 優雅, 上質',
    bold: '大胆, 力強い, インパクト, 迫力, クール, かっこいい, エネルギッシュ',
    technical: '近未来, テクニカル, 先進的, ハイテク, 未来的',
  },
};

/** How a kind of business speaks where the prompt does not say. */
const TONE_OF_KIND: Record<BusinessKind, Tone> = {
  food_shop: 'warm',
  restaurant: 'warm',
  cafe: 'warm',
  beauty: 'elegant',
  health: 'plain',
  fitness: 'bold',
  trades: 'plain',
  retail: 'warm',
  lodging: 'warm',
  professional: 'plain',
  studio: 'elegant',
  software: 'technical',
  education: 'warm',
  nonprofit: 'warm',
  venue: 'bold',
  farm: 'warm',
};

const terms = byLanguage(TERMS);

/** Occasions that are no concert, whatever the venue. */
const FESTIVE = /wedding|hochzeit|mariage|boda|casamento|結婚|funeral|memorial|gala|anniversary/iu;

/** The tone that the prompt asks for most often, the first of equals; else the usual one of the kind. */
export function readTone(prompt: PromptText, language: Language, kind: BusinessKind): Tone {
  const counts = new Map<Tone, number>();
  for (const hit of terms[language].find(prompt))
    if (!isNegated(prompt, hit.first, hit.end)) counts.set(hit.value, (counts.get(hit.value) ?? 0) + 1);
  const usual = kind === 'venue' && FESTIVE.test(prompt.text) ? 'elegant' : TONE_OF_KIND[kind];
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? usual;
}
