import type { BranchCopy } from '../branch.js';

/** Branches of what is sold, eaten and drunk. */
export const GOODS_BRANCHES = {
  bakery: {
    noun: 'Boulangerie',
    lead: 'De la farine, de l’eau, du temps et un four chaud. Venez tôt pour l’étal plein, et demandez ce qui vient de sortir.',
    cards: [
      ['Le pain', 'Entier, demi ou tranché. Demandez lequel se garde le mieux.'],
      ['Le sucré', 'Pour le trajet, pour l’après-midi, sans raison.'],
      ['Mis de côté', 'Commandez ce qu’il vous faut et passez le prendre à votre nom.'],
    ],
  },
  butcher: {
    noun: 'Boucherie',
    lead: 'Dites ce que vous voulez cuisiner et pour combien. Nous coupons ce qu’il faut et disons comment le préparer.',
    cards: [
      ['Coupé à la demande', 'Épais, fin, avec ou sans os. Dites comment vous l’aimez.'],
      ['D’où cela vient', 'Demandez l’animal, la ferme et la façon d’élever.'],
      ['Grillades et fêtes', 'Écrivez à temps, et nous préparons la quantité voulue.'],
    ],
  },
  sweets: {
    noun: 'Pâtisserie et douceurs',
    lead: 'Une douceur pour maintenant, une belle pièce pour la table. Regardez la vitrine, ou dites ce que vous fêtez.',
    cards: [
      ['Pour tout de suite', 'Une pièce, mangée en chemin. Personne n’a besoin de le savoir.'],
      ['Pour la table', 'Dites l’occasion, le nombre de convives et le goût.'],
      ['À offrir', 'Emballé pour arriver entier. Demandez ce qui voyage bien.'],
    ],
  },
  drinks: {
    noun: 'Vins, bières et spiritueux',
    lead: 'Dites ce qu’il y a au dîner ou qui vient. Nous cherchons la bouteille qui va avec.',
    cards: [
      ['Un conseil', 'Sec, fruité, puissant, doux : des mots simples suffisent.'],
      ['Bouteille ou carton', 'Une pour goûter, ou de quoi tenir une soirée.'],
      ['Goûter', 'Demandez ce qui est ouvert. C’est la langue qui décide, pas l’étiquette.'],
    ],
  },
  pizzeria: {
    noun: 'Pizzeria',
    lead: 'De la pâte, de la tomate, du feu et quelques minutes. À manger à table, tant que le bord craque.',
    cards: [
      ['Du four', 'Votre pizza entre quand vous commandez. Voilà pourquoi elle sort chaude.'],
      ['Comme vous l’aimez', 'Enlever ceci, ajouter cela. Dites-le en commandant.'],
      ['Ici ou chez vous', 'Demandez ce qui s’emporte et quand c’est prêt.'],
    ],
  },
  catering: {
    noun: 'Traiteur',
    lead: 'Vous invitez, nous cuisinons. Dites le jour, le lieu et le nombre de convives, et nous composons ce qui convient.',
    heading: 'Pour vos invités',
    cards: [
      ['Un menu sur mesure', 'Buffet, service à table ou bouchées. Nous proposons, vous choisissez.'],
      ['Pour tout le monde', 'Nommez allergies et régimes à l’avance. Ainsi personne n’a faim.'],
      ['Sur place', 'Courant, eau, espace : nous demandons avant, pour que le jour se passe bien.'],
    ],
  },
  bar: {
    noun: 'Bar',
    lead: 'La journée est finie, pas la soirée. Prenez un tabouret, dites ce que vous aimez, et laissez-nous servir.',
    heading: 'Au comptoir',
    cards: [
      ['Votre verre', 'Dites un goût plutôt qu’un nom. Nous trouvons ce qui va avec.'],
      ['Sans alcool', 'Préparé avec le même soin. Demandez.'],
      ['Entre amis', 'Vous êtes plusieurs ? Écrivez d’abord, et nous cherchons une table.'],
    ],
  },
  flowers: {
    noun: 'Fleuriste',
    lead: 'Dites pour qui et pourquoi. Nous choisissons ce qui est beau aujourd’hui et le lions ensemble.',
    cards: [
      ['Bouquets', 'Par couleur, par humeur ou selon votre bourse.'],
      ['Pour les grands jours', 'Mariages, adieux, anniversaires : parlons-en tôt.'],
      ['Pour qu’elles durent', 'Nous disons comment les couper, les arroser et où les poser.'],
    ],
  },
  books: {
    noun: 'Librairie',
    lead: 'Dites le dernier livre que vous avez aimé. Nous vous tendons le suivant.',
    cards: [
      ['Flâner', 'Ouvrir, lire la première page, reposer, en prendre un autre.'],
      ['Conseils', 'Pour la plage, pour grand-mère, pour quelqu’un qui ne lit pas.'],
      ['Commander', 'Pas en rayon ? Demandez quand il peut être là.'],
    ],
  },
  clothing: {
    noun: 'Boutique de vêtements',
    lead: 'Essayez, bougez, asseyez-vous. Si c’est le bon, vous oubliez que vous le portez.',
    cards: [
      ['Essayer', 'La taille sur l’étiquette dit peu. Le miroir en dit plus.'],
      ['Un second avis', 'Demandez-nous. Nous disons aussi quand cela ne vous va pas.'],
      ['Matière et entretien', 'Nous disons de quoi c’est fait et comment le laver.'],
    ],
  },
  jewellery: {
    noun: 'Bijoux',
    lead: 'De petites choses au grand sens. Racontez l’histoire qui va avec, et nous cherchons la pièce.',
    cards: [
      ['À porter chaque jour', 'Léger, solide, à vous.'],
      ['À offrir', 'Apportez une bague à la bonne taille, ou devinez. Nous aidons.'],
      ['À réparer', 'Fermoirs, pierres, tailles : demandez ce qui est possible.'],
    ],
  },
  winery: {
    noun: 'Domaine viticole',
    lead: 'Une année de temps dans un verre. Venez goûter ce que sont devenus le soleil, le sol et la patience.',
    cards: [
      ['La vigne', 'Demandez le sol, la pente et l’année. La réponse est dans le verre.'],
      ['Le chai', 'Certaines choses ne se pressent pas. Nous montrons ce qui y repose.'],
      ['La dégustation', 'Écrivez avant de venir, pour que quelqu’un ait du temps pour vous.'],
    ],
    offerTitle: 'Vins',
  },
} satisfies Record<string, BranchCopy>;
