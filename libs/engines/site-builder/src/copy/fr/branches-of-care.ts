import type { BranchCopy } from '../branch.js';

/** Branches of care for people and animals. */
export const CARE_BRANCHES = {
  hair: {
    noun: 'Salon de coiffure',
    lead: 'Apportez une photo ou juste une idée. Nous disons ce que vos cheveux permettent, puis nous coupons.',
    cards: [
      ['D’abord parler', 'Combien de temps voulez-vous y passer le matin ? Cela décide de beaucoup.'],
      ['Coupe et couleur', 'Nous disons ce qu’il faut, combien cela tient et comment cela repousse.'],
      ['À la maison', 'Vous apprenez à vous coiffer, avec peu de produits.'],
    ],
  },
  nails: {
    noun: 'Studio d’ongles',
    lead: 'Courts, longs, naturels ou vifs. Asseyez-vous, choisissez une couleur et donnez une heure à vos mains.',
    cards: [
      ['Forme et longueur', 'Ce qui va à vos mains et à votre quotidien.'],
      ['Couleur et motif', 'Apportez une image, ou choisissez ici.'],
      ['Soin', 'Nous disons comment garder ongles et peau en bon état jusqu’à la prochaine fois.'],
    ],
  },
  tattoo: {
    noun: 'Studio de tatouage',
    lead: 'Cela reste. Alors nous parlons d’abord, dessinons, changeons, et ne commençons que quand vous êtes sûr de vous.',
    cards: [
      ['Votre idée', 'Un croquis, un mot, une photo. Nous demandons jusqu’à la voir aussi.'],
      ['Le dessin', 'La taille et l’endroit décident du vieillissement. Nous le disons franchement.'],
      ['La cicatrisation', 'Vous repartez avec des conseils écrits pour le soin.'],
    ],
  },
  massage: {
    noun: 'Massage et détente',
    lead: 'Allongez-vous, soufflez. Dites où cela tire et quelle pression vous aimez.',
    cards: [
      ['Avant', 'Nous demandons les douleurs, les maladies et ce que vous espérez.'],
      ['Pendant', 'Plus fort, plus doux, plus chaud : un mot suffit.'],
      ['Après', 'Restez un instant. La rue peut attendre.'],
    ],
  },
  dentist: {
    noun: 'Cabinet dentaire',
    lead: 'Nous disons ce que nous faisons avant de le faire, et nous arrêtons quand vous levez la main.',
    cards: [
      ['Contrôle', 'Un regard sur les dents et les gencives, et un mot clair sur ce que nous voyons.'],
      ['Soins', 'Vous entendez d’abord les options et les coûts. Ensuite vous décidez.'],
      ['Si vous avez peur', 'Dites-le. Nous allons lentement et faisons des pauses.'],
    ],
  },
  therapy: {
    noun: 'Cabinet de psychothérapie',
    lead: 'Certaines choses se portent mieux une fois dites à voix haute. Voici un lieu pour cela.',
    cards: [
      ['Faire connaissance', 'Le premier entretien montre si vous vous sentez au bon endroit.'],
      ['À votre rythme', 'Vous décidez de quoi nous parlons, et quand.'],
      ['En confiance', 'Ce qui se dit dans la pièce reste dans la pièce.'],
    ],
    steps: [
      [
        'Écrivez quelques lignes',
        'Dites de quoi il s’agit, pas plus que vous ne voulez, et quand vous pouvez.',
      ],
      ['Premier entretien', 'Nous faisons connaissance. Vous demandez, nous demandons.'],
      ['Décidez au calme', 'Laissez passer une nuit. Puis dites si nous continuons ensemble.'],
    ],
    faq: [
      [
        'Que se passe-t-il au premier entretien ?',
        'Nous écoutons ce qui vous amène et disons comment nous travaillons. Il n’y a rien à préparer.',
      ],
      [
        'Qui paie ?',
        'Cela dépend de la thérapie et de votre assurance. Demandez-nous avant le premier entretien.',
      ],
      [
        'Et si je ne peux pas venir ?',
        'Annulez le plus tôt possible, s’il vous plaît. Quelqu’un d’autre a peut-être besoin de l’heure.',
      ],
    ],
  },
  vet: {
    noun: 'Clinique vétérinaire',
    lead: 'Votre animal ne peut pas dire où il a mal. Alors nous regardons de près et vous posons des questions.',
    cards: [
      ['Contrôles et vaccins', 'Nous regardons poids, dents, pelage et cœur, et disons ce qui est à faire.'],
      ['Quand il est malade', 'Dites depuis quand, ce qu’il mange et ce qui a changé.'],
      ['Venir au calme', 'Apportez une couverture qui sent la maison. Cela aide.'],
    ],
  },
  pharmacy: {
    noun: 'Pharmacie et optique',
    lead: 'Apportez votre ordonnance, vos questions ou les deux. Nous vérifions, expliquons et cherchons ce qui convient.',
    cards: [
      ['Conseil', 'Comment l’utiliser, à quoi faire attention, avec quoi cela ne va pas.'],
      ['Commander', 'Pas là ? Demandez quand cela peut arriver.'],
      ['Ajuster et vérifier', 'Asseyez-vous un instant. Certaines choses s’essaient.'],
    ],
  },
  pets: {
    noun: 'Soins pour animaux',
    lead: 'Parlez-nous de votre animal : ce qu’il aime, ce qu’il craint, après qui il aboie. Puis nous faisons connaissance.',
    cards: [
      ['Faire connaissance', 'Une première rencontre au calme, pour que la confiance vienne.'],
      ['En bonnes mains', 'Promenade, soin ou éducation : convenu avec vous, adapté à l’animal.'],
      ['Vous restez informé', 'Dites comment vous voulez avoir des nouvelles.'],
    ],
  },
  childcare: {
    noun: 'Garde d’enfants',
    lead: 'Les enfants ont besoin de gens qui ont du temps, et les parents de le savoir. Venez nous voir.',
    heading: 'Une journée chez nous',
    cards: [
      ['Arriver', 'Certains font signe tout de suite, d’autres mettent une semaine. Les deux vont bien.'],
      ['Jouer et apprendre', 'Dehors, dedans, ensemble et seul. Jouer est le travail des enfants.'],
      ['Parler aux parents', 'Vous racontez la nuit, nous racontons la journée.'],
    ],
    offerTitle: 'L’accueil',
  },
  funeral: {
    noun: 'Pompes funèbres',
    lead: 'Vous n’avez pas à savoir maintenant ce qu’il faut faire. Nous nous asseyons avec vous et avançons pas à pas.',
    cards: [
      ['Les premières heures', 'Appelez-nous. Nous disons ce qui vient et ce qui peut attendre.'],
      ['L’adieu', 'Comme il convient à la personne. Grand, petit ou très discret.'],
      ['Les papiers', 'Nous disons lesquels il faut, et vous déchargeons de ce que nous pouvons.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
