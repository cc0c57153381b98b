import type { LanguageWords } from './language-words.js';

export const FR: LanguageWords = {
  code: 'fr',
  marks:
    'le,la,les,des,du,et,avec,pour,un,une,fais,cree,genere,dessine,moi,est,sont,aux,dans,sur,notre,votre,ce,qui,d,l',
  hasDecimalComma: true,
  hasAdjectivesAfter: true,
  openings:
    "s'il te plait,s'il vous plait,s'il,te,vous,plait,svp,stp,peux,peut,pouvez,pourrais,pourriez,tu,je,j'ai,nous,on,veux,voudrais,voudrait,voudrions,aimerais,besoin,fais,faire,faites,cree,creer,creez,dessine,dessiner,dessinez,genere,generer,generez,produis,trace,tracer,tracez,affiche,represente,representer,montre,prepare,realise,moi,il,me,faut,faudrait,faudra,un,une,le,la,les,l,d,de,des,du,notre,mon,ma,ces,cette,ce,bonjour,salut,alors,donc,juste",
  as: 'en,sous forme de,sous la forme de,sous forme d,comme,dans un',
  connectors:
    'de,des,du,d,avec,pour,en,a,au,aux,intitule,intitulee,titre,montrant,comparant,qui,contenant,ouvrant,pointant,vers,menant,et,sur,par,svp,representant,nomme,dont,le,la,les,disant,portant,affichant,texte,wifi',
  kinds: {
    qr: 'qr code,qr codes,code qr,codes qr,qrcode,flashcode,qr',
    chart:
      'graphique,graphiques,diagramme en barres,diagramme circulaire,diagramme en batons,diagramme a barres,diagramme en secteurs,camembert,histogramme,courbe,courbes,graphe,diagramme',
    diagram: 'diagramme,schema,processus,workflow,arborescence,arbre',
    flow: "organigramme,logigramme,diagramme de flux,diagramme de sequence,diagramme de processus,carte mentale,schema de processus,ordinogramme,diagramme d'etapes,diagramme des etapes",
    card: "carte d'annonce,carte de citation,carte citation,carte de titre,carte titre,carte sociale,carte de partage,image de partage,image open graph,image og,carte open graph,carte twitter,carte linkedin,visuel linkedin,visuel de partage,visuel,apercu de lien,carte d'apercu,image d'apercu,vignette de partage,banniere linkedin,carte de texte,carte,citation en image,image de citation,image de couverture,ecran titre,diapositive de titre,image pour les reseaux sociaux,image reseaux sociaux",
    pattern: "motif,motifs,arriere plan,fond,fonds,texture,papier peint,fond d'ecran",
    avatar: 'avatar,avatars,identicon,photo de profil generique,monogramme,image de profil',
  },
  pictures:
    "photo,photos,photograph*,illustration*,illustre*,peinture*,peinte,peints,peintes,aquarelle*,huile sur,gouache,dessin,dessine a la main,dessinee,croquis,esquisse*,portrait*,bande dessinee,cartoon,anime japonais,manga,3d,rendu,realiste*,photorealiste*,appareil,eclairage,coucher de soleil,lever de soleil,crepuscule,aube,gros plan,vue aerienne,vue de,flou,vintage,retro,tableau blanc,tableau noir,ecran d'ordinateur,ecran de,au mur,sur un mur,sur le mur,sur une table,sur la table,sur un bureau,tenant,tient,montrant du doigt,pointant du doigt,debout,assis,assise,portant une,portant un,souriant*,expliquant,explique,carte d'anniversaire,anniversaire,carte postale,carte de voeux,carte a jouer,carte de tarot,tarot,carte au tresor,carte du monde,carte de visite,tatouage,graffiti,brode*,tricot*,entoure*,feerique,livre pour enfants",
  subjects:
    "homme,femme,fille,garcon,enfant*,gens,personne,personnes,quelqu'un,main,mains,visage,chat,chats,chien,chiens,animaux,renard,tasse,t shirt,robe,objectif,tableau,panneau,vitrine,scene,conte,lumiere*,peint,cliche,affiche",
  chartTypes: {
    donut: 'camembert,circulaire,secteurs,anneau,donut',
    bar: 'barres horizontales,horizontal,horizontales',
    column: 'colonnes,histogramme,barres verticales,batons',
    area: 'aires,aire',
    line: 'courbe,courbes,ligne,lignes,lineaire',
  },
  card: {
    title:
      'titre,intitule,intitulee,en tete,accroche,texte,avec le texte,avec les mots,qui dit,disant,citation,texte principal,premiere ligne,annoncant,portant,nom',
    subtitle:
      'sous titre,soustitre,dessous,en dessous,au dessous,deuxieme ligne,plus petit,en petit,ligne secondaire,texte secondaire,accompagne,slogan,baseline,description',
    eyebrow: 'surtitre,sur titre,au dessus,rubrique,categorie',
    author: 'auteur,autrice,auteure,de,par,signe,signee,attribue a,attribuee a',
    site: 'pied,pied de page,site,site web,adresse,en bas',
  },
  and: 'et,puis',
  introductions:
    'comparant,montrant,avec,pour,de,des,du,sont,est,etaient,vendu,suivantes,donnees,valeurs,chiffres',
  closings:
    "dernier,derniere,le mois dernier,l'an dernier,le trimestre dernier,cette annee,ce mois,au total,par mois,par an,svp,chacun",
  scales: 'mille=3,million=6,millions=6,milliard=9,milliards=9,md=9,mds=9',
  qr: {
    text: 'texte,contenu,donnees,message,code,numero,disant,contenant,contient',
    network: 'nom du reseau,nom de reseau,reseau,ssid,nom',
    password: 'mot de passe,mdp,cle,cle wifi,cle de securite',
    hidden: 'cache,masque',
    none: 'sans mot de passe,reseau ouvert,ouvert,aucun mot de passe',
    call: 'appelle,appeler,appel,telephone,tel,compose,numero de telephone',
    message: 'sms,texto',
    subject: 'objet,sujet',
    body: 'corps,message,texte,disant,avec le texte',
    looks:
      "noir sur blanc,blanc sur *,correction d'erreur*,haute correction*,svp,merci,s'il te plait,s'il vous plait,en png,en svg,pour impression,pour l'impression,a imprimer,en noir,en bleu*,en vert,en rouge,fond transparent,fond blanc,sur fond *,en qr*,en code qr,haute resolution,lors du scan,quand on *",
  },
  patternWords:
    'transparent,transparents,translucides,arrondis,arrondies,organiques,elegant,epaisses,fine,larges,sans couture,sans,couture,coutures,raccord,raccords,jointure,repetitif,repetitive,repetable,repete,repetition,geometrique,geometriques,abstrait,abstraite,abstraits,simple,simples,minimaliste,discret,discrete,subtil,subtile,moderne,petit,petits,petite,petites,grand,grands,grandes,fin,fins,fines,epais,large,larges,clair,claire,clairs,claires,fonce,foncee,fonces,sombre,sombres,doux,douce,douces,pale,pales,vif,vifs,vives,chaud,chauds,chaudes,froid,froids,froides,pastel,ton,tons,couleur,couleurs,colore,coloree,teinte,teintes,nuances,degrade,superposes,superposees,entrelaces,alternes,regulier,reguliers,irreguliers,motif,motifs,fond,arriere,plan,texture,papier,peint,ecran,cadeau,site,web,page,pages,accueil,banniere,diapositive,presentation,application,mosaique,et,avec,de,des,du,d,l,en,a,au,aux,pour,un,une,le,la,les,sur,dans,par,ou,qui,se,notre,mon,ma,formes,forme,elements,horizontal,horizontales,verticales,verticaux,diagonal,diagonales,style,deux,trois,quatre,cinq,defaut,generique,neutre,cree,genere,dessine,fais,moi,newsletter,facon,texte,emballage,comme,carrelage',
  initials: 'initiales,initiale,lettres,lettre,monogramme',
};
