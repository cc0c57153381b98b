import type { BranchCopy } from '../branch.js';

/** Branches of work done for others. */
export const WORK_BRANCHES = {
  cleaning: {
    noun: 'Nettoyage',
    lead: 'Vous ouvrez la porte et sentez que quelqu’un est passé. Dites ce qui doit être propre, combien de fois et quand.',
    cards: [
      ['Régulièrement', 'Le même jour, la même liste, pour ne plus y penser.'],
      ['Une fois, à fond', 'Après les travaux, avant le déménagement, au printemps.'],
      ['Avec soin', 'Dites quelles surfaces sont fragiles et ce qu’il ne faut pas toucher.'],
    ],
  },
  garden: {
    noun: 'Jardins et paysage',
    lead: 'Un jardin n’est jamais fini, et c’est ce qui est bien. Dites comment vous voulez vivre dans le vôtre.',
    cards: [
      ['Nouveaux jardins', 'Soleil, sol, pente et habitudes : nous regardons avant de dessiner.'],
      ['Entretien', 'Tailler, tondre, planter. Chaque chose en sa saison.'],
      ['Arbres et haies', 'Ce qui peut rester, ce qui doit partir, et ce qui est permis quand.'],
    ],
  },
  vehicles: {
    noun: 'Atelier de réparation',
    lead: 'Cela claque, tire ou ne démarre pas. Dites ce que vous entendez, et nous trouvons ce que c’est.',
    cards: [
      ['Trouver la panne', 'Nous regardons et parlons du prix avant de réparer.'],
      ['Entretien', 'Huile, freins, pneus, chaîne : ce qui s’use est vérifié.'],
      ['Ce qui peut attendre', 'Nous disons ce qui presse et ce qui ne presse pas.'],
    ],
  },
  transport: {
    noun: 'Transport',
    lead: 'D’ici à là, entier et à l’heure convenue. Dites quoi, où et quand.',
    cards: [
      ['De quoi il s’agit', 'Des gens, des colis ou tout un logement : taille et poids aident à prévoir.'],
      ['Le chemin', 'Escaliers, stationnement, portes étroites. Dites-le avant, pas sur place.'],
      ['L’heure', 'Nous convenons d’une heure et du moyen de nous joindre en route.'],
    ],
  },
  sewing: {
    noun: 'Couture et retouches',
    lead: 'Trop long, trop étroit, déchiré ou usé : apportez-le. Nous voyons ce qu’on peut en faire.',
    cards: [
      ['Retouches', 'Vous l’enfilez, nous épinglons, vous regardez le miroir.'],
      ['Réparations', 'Ce qui est bien fait mérite une seconde vie.'],
      ['Sur mesure', 'Tissu, coupe, essayage. Nous disons combien de temps il faut.'],
    ],
  },
  travel: {
    noun: 'Voyages et visites',
    lead: 'Où, combien de temps, avec qui ? Dites à quoi ressemble une bonne journée pour vous, et nous partons de là.',
    cards: [
      ['Écouter les envies', 'Lève-tôt ou couche-tard, mer ou marches : tout compte.'],
      ['Un plan qui respire', 'Des trajets, des heures, des lieux. Et de la place pour le hasard.'],
      ['En route', 'Vous savez à qui demander si quelque chose change.'],
    ],
  },
  planner: {
    noun: 'Organisation d’événements',
    lead: 'Vous vous réjouissez du jour, nous tenons la liste. Dites la date, les invités et le rêve.',
    cards: [
      ['L’idée', 'De quoi doit-on parler encore au petit-déjeuner ?'],
      ['Le budget', 'Écrit tôt, regardé souvent.'],
      ['Le jour', 'Quelqu’un a le déroulé en main. Cela n’a pas à être vous.'],
    ],
  },
  property: {
    noun: 'Immobilier',
    lead: 'Un logement se trouve avec de la patience et de bonnes questions. Dites ce que vous cherchez, ou ce que vous quittez.',
    cards: [
      ['Chercher', 'Dites ce qu’il vous faut et ce dont vous pourriez vous passer.'],
      ['Vendre et louer', 'Un regard sobre sur la valeur, et des photos honnêtes.'],
      ['Visiter', 'Venez deux fois, à des heures différentes. Demandez tout.'],
    ],
  },
  photo: {
    noun: 'Photographie et film',
    lead: 'Beaucoup disent qu’ils ne sont pas bien en photo. C’est notre affaire, pas la vôtre.',
    cards: [
      ['Avant', 'Lieu, lumière, vêtements, humeur : une courte conversation évite une longue journée.'],
      ['Pendant', 'Inutile de poser. Nous regardons, attendons et déclenchons.'],
      ['Après', 'Vous recevez un choix, et nous convenons de ce qui sert où.'],
    ],
  },
  music: {
    noun: 'Musique',
    lead: 'Montez le son, ou venez l’entendre sur place. Pour les dates, les demandes et le reste : écrivez-nous.',
    heading: 'À écouter, à réserver',
    cards: [
      ['Sur scène', 'Dites le lieu, l’heure et qui écoutera.'],
      ['Pour votre occasion', 'Un mariage, une ouverture, un adieu : nous parlons de ce qu’il faut jouer.'],
      ['En studio', 'Enregistrements, leçons, projets communs. Demandez-nous.'],
    ],
    steps: [
      ['Dites la date', 'Le lieu, l’heure, l’occasion et la place qu’il y a.'],
      ['Parlons musique', 'Quels morceaux, combien de temps, à quel volume, avec quel matériel.'],
      ['Nous jouons', 'Vous savez à temps quand nous arrivons et ce qu’il nous faut.'],
    ],
    faq: [
      [
        'Combien coûte un concert ?',
        'Cela dépend du lieu, de la durée et du trajet. Écrivez avec la date, et vous recevez un devis.',
      ],
      [
        'Que faut-il sur place ?',
        'Du courant, de la place et un endroit sec. Nous disons le reste avant le jour.',
      ],
      [
        'Peut-on demander un morceau ?',
        'Oui, dites-le tôt. Nous disons franchement si nous pouvons le jouer.',
      ],
    ],
  },
  writing: {
    noun: 'Textes et livres',
    lead: 'Un texte s’écrit seul et se lit seul, et entre les deux il y a une conversation. Elle commence ici.',
    cards: [
      ['À lire', 'Ce qu’il y a, et par où commencer. Demandez si vous hésitez.'],
      ['Lectures', 'Pour librairies, écoles et bibliothèques : écrivez le lieu et la date.'],
      ['Sur commande', 'Dites à quoi cela sert, qui le lit et pour quand.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
