import type { BranchCopy } from '../branch.js';

/** Branches of doing and staying together. */
export const COMPANY_BRANCHES = {
  yoga: {
    noun: 'Yoga et pilates',
    lead: 'Dérouler le tapis, arriver, respirer. Ici, personne ne compte qui se plie le plus loin.',
    cards: [
      ['Pour débuter', 'Chaque posture a une forme plus facile. Nous la montrons.'],
      ['Le souffle d’abord', 'Quand le souffle se raccourcit, le geste devient plus petit.'],
      ['Le calme à la fin', 'Les dernières minutes sont faites pour ne rien faire.'],
    ],
  },
  dance: {
    noun: 'École de danse',
    lead: 'Compter jusqu’à huit et recommencer. En musique, c’est plus gai qu’il n’y paraît.',
    cards: [
      ['Premiers pas', 'Seul ou à deux : venez comme vous êtes.'],
      ['Couche par couche', 'D’abord les pieds, puis le reste. Le sourire vient tout seul.'],
      ['Danser ensemble', 'La pratique rend léger. La compagnie rend joyeux.'],
    ],
  },
  languages: {
    noun: 'École de langues',
    lead: 'Une langue s’apprend par la bouche. Dès la première heure vous parlez, avec des fautes et du courage.',
    cards: [
      ['Parler tout de suite', 'Des phrases courtes dont vous avez besoin aujourd’hui.'],
      ['Les fautes sont bienvenues', 'Elles montrent la suite. Nous les notons et continuons.'],
      ['Pour un but', 'Voyage, examen, travail ou amour : dites pourquoi, et nous choisissons les mots.'],
    ],
  },
  driving: {
    noun: 'Auto-école',
    lead: 'La première fois au volant, tout le monde est nerveux. Nous prenons le temps qu’il faut pour que cela devienne naturel.',
    cards: [
      ['Le code', 'Panneaux et règles, expliqués pour avoir du sens sur la route.'],
      ['La conduite', 'D’abord la rue calme, puis le rond-point, puis l’autoroute.'],
      ['L’examen', 'Nous disons quand vous êtes prêt. Pas avant.'],
    ],
  },
  church: {
    noun: 'Communauté',
    lead: 'Une porte ouverte à ceux qui croient, qui doutent ou qui veulent seulement s’asseoir au calme. Entrez.',
    heading: 'Ce qui se passe ici',
    cards: [
      ['Offices', 'Venez comme vous êtes. Peu importe si vous ne connaissez pas les mots.'],
      ['Entre-temps', 'Groupes, repas, musique, échanges : la semaine a plus d’un jour.'],
      ['Quand c’est dur', 'Quelqu’un écoute. Écrivez ou passez.'],
    ],
    offerTitle: 'La vie ici',
  },
  club: {
    noun: 'Club',
    lead: 'Seul, c’est de l’exercice ; ensemble, c’est un plaisir. Venez essayer, il ne faut que du courage.',
    heading: 'Ce que nous faisons ensemble',
    cards: [
      ['Des rendez-vous fixes', 'Un jour de la semaine est fait pour cela.'],
      ['De nouveaux visages', 'On prend soin des débutants. Nous l’avons tous été.'],
      ['Donner un coup de main', 'Chaises, gâteaux, comptes : un club vit de petits services.'],
    ],
    offerTitle: 'Activités',
  },
  museum: {
    noun: 'Musée et galerie',
    lead: 'Restez devant une chose, plus longtemps que d’habitude. Alors elle commence à parler.',
    heading: 'Quand vous venez',
    cards: [
      ['Regarder', 'Prenez votre temps. Trois pièces vues valent plus que trente croisées.'],
      ['Visites guidées', 'Pour groupes, écoles et curieux : demandez une date.'],
      ['L’envers', 'Demandez comment une pièce est arrivée ici. C’est souvent la meilleure histoire.'],
    ],
    offerTitle: 'À voir',
  },
  coworking: {
    noun: 'Espace de coworking',
    lead: 'Une table, une porte qui se ferme et des gens qui travaillent aussi. Venez un jour et voyez ce que vous faites.',
    heading: 'Travailler ici',
    cards: [
      ['Votre table', 'Ici aujourd’hui, là demain, ou toujours la même. Demandez ce qui est libre.'],
      ['Pour parler', 'Dites quand il vous faut une salle, et pour combien.'],
      ['En compagnie', 'Le déjeuner est meilleur quand quelqu’un demande sur quoi vous travaillez.'],
    ],
    offerTitle: 'Tables et salles',
  },
  camping: {
    noun: 'Camping',
    lead: 'Monter la tente, allumer le réchaud, écouter les oiseaux. Ici dehors, le jour commence tout seul.',
    cards: [
      ['Votre emplacement', 'Tente, fourgon ou caravane : dites la longueur et ce qu’il vous faut.'],
      ['Le matin', 'Demandez pour les douches, le pain et les heures de calme.'],
      ['Les environs', 'Chemins, eau, magasin le plus proche. Nous montrons sur la carte.'],
    ],
    offerTitle: 'Emplacements',
  },
  holiday_home: {
    noun: 'Maison de vacances',
    lead: 'Une clé, une cuisine, une vue à soi. Pour quelques jours, elle est à vous.',
    cards: [
      ['Arriver', 'Vous savez comment entrer et où est l’interrupteur.'],
      ['Habiter', 'Cuisiner, lire, dormir longtemps. Dites ce qui manque.'],
      ['Les environs', 'Demandez où nous allons nous-mêmes. Vous recevez un plan et un avis.'],
    ],
    offerTitle: 'La maison',
  },
  game: {
    noun: 'Jeu',
    lead: 'Des règles qui s’apprennent en passant, et des choix auxquels on repense ensuite. Essayez une partie.',
    heading: 'Ce qui vous attend',
    cards: [
      ['Vite dedans', 'Pas de longue introduction. La première partie s’explique seule.'],
      ['Lentement meilleur', 'Chaque essai montre quelque chose qui avait échappé.'],
      ['Dites-le-nous', 'Trop dur, trop facile, cassé ? Écrivez, et nous regardons.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
