import type { Language } from '@kilim/contract';

// Words of messages that name no part of an app, in folded text without apostrophes.

/** Articles, pronouns, verbs of wishing and politeness. */
const english = new Set(
  `a an the this that these those it its itself them they their theirs he she his her hers him i im ive id ill me my mine we weve our
   ours us you u your yours he hes shes there theres here is am are was were be been being do does did dont doesnt didnt done doing
 have has had having haven havent hasnt hadnt can cant cannot could couldnt would wouldnt should shld shouldnt shall will wont might may must mustnt
 need needs needed needing want wants wanted like liked love add added adding put puts include included make makes made let lets
 give show shows showing see sees seen get gets got have write writes writing written record recording recorded track tracking log note
 keep keeps kept know knows remember enter entering type typing fill say says said tell tells told ask asks asked asking wonder
 please pls plz plss kindly thanks thank thx ty cheers ta ok okay right so well oh ah ha hah hi hey hello dear sir madam mate lol haha
 and also too plus but then now just only even still already actually really maybe perhaps possibly quite rather very
 to in into on onto at by from with about as if because cos cuz bc since though tho although however anyway instead
 field fields box boxes column columns line space spot place somewhere something anything thing things bit bits section area button input option
 missing forgot forgotten forget possible able useful handy good great nice nicer better best helpful fine important
 some any all each every both another more extra other else own same much many lot lots again always never ever not no nor yes
 app tracker list screen page entry entries one ones today way point whole
 which what when where why how who whos whose whom wheres whens hows
 off out up down over away help helps save think guess feel felt mean means look looks work works wrote goes go going gone come came
 hard easy sorry learner english cool brilliant perfect obvs obviously ofc course fr ngl tbh innit yeah yep nah nope
 rang sounds stuff happen happens happened later earlier unfortunately ought whole tab tabs sheet rename sort sorted group grouped order ordered remove delete drop change changed everything everyone everybody anyone people someone boss wife husband mum mom dad daughter son vet doctor doc teacher accountant
 wondering wonderful able ability record assume assumed expected expect told `
    .split(/\s+/)
    .filter(Boolean),
);

const turkish = new Set(
  `bir bi de da ve ile veya ya yada bu su o bunu sunu onu bunun onun bunlar onlar ben sen biz siz beni bana bize benim bizim senin sana
 ekle ekler eklesen eklesek eklense eklensin ekleyin ekleyelim eklenebilir eklermisin eklermisiniz eklenmeli koy koyun koyar koyalim koysan koyarmisin konsun
 olsun olsa olsaydi olur olurdu olabilir olmali olmasi olan olarak oldugu oldugunu olacak olcak olmaz olmuyor olmuyo olmadan olmus
 yaz yazsin yazalim yazayim yazayim yazsam yazsak yazilsin yazilacak yazilmali yazmak yazmam yazacak yazacagim yazicam yazcaz yazcam yazabileyim yazabilelim yazabilsem
 gir girsin girelim gireyim girilsin girmek tut tutsun tutalim tutayim gorebileyim gorsem gorelim goreyim gorunsun gozuksun goster gostersin goremiyorum
 lazim lazm gerek gerekli gerekiyor gerekiyo gerekir gereken sart istiyorum istiyom istiyoruz istiyor istiyo isterim isterdim isteriz ister istemistim istedi
 unutmusum unuttum unutmusuz unutulmus eksik eksikmis yok yokmus yoktu var vardi varmis mi mu misin musun misiniz miyim miyiz midir
 lutfen lutfn rica ederim ediyorum etsem zahmet olmazsa mumkunse mumkun acaba tesekkurler tesekkur sagol sagolun kolay gelsin merhaba merhabalar selam slm
 abi abicim abla hocam hoca kanka evladim kardesim ustam canim ya yav yahu ha hem ay ki iste yani falan filan gibi mesela ornegin diye
 bide birde ayrica sonra simdi artik hemen once ama fakat cunku zira yoksa eger ise daha cok az biraz en hic hep her hepsi herkes tane
 icin gore kadar uzere beri dogru karsi yan yanina altina ustune icine orada burada buraya oraya burda orda nerde nerede nereye
 alan alani alanlari kutu kutusu kutucuk kutucugu yer yeri kisim kismi bolum bolumu hane sutun satir tik isaret bilgi bilgisi sey seyi seyler bisey birsey
 ne niye neden nasil kim hangi kac tamam peki evet hayir guzel iyi kotu super olmuyo dedi diyor diyo soyledi sordu soruyor soruyo sorar soylemis
 doktor mudur ogretmen patron babam annem esim kizim oglum abim ablam muhasebeci denetim dayim amcam hanim bey agabey
 simdiden ricam ricamiz emeginize saglik oncelikle kalsin vazgectim vazgec dursun gitsin gelsin ciksin yap yapsin yapalim yapin degistir degissin duzelt grupla gruplansin sirala siralansin kaldir sil cikar yerine onun yan yandan onuda bunuda mesela uygulama uygulamaya uygulamada program sayfa sayfasi sayfada ekran ekrani ekranda gelen giden bence keske belli belirt belirtelim hani`
    .split(/\s+/)
    .filter(Boolean),
);

const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = { en: english, tr: turkish };

/** Turkish verbs by their endings: "yazıyoruz", "gireceğim", "seçilsin", "görsem". */
const turkishVerb =
  /^.{2,}(?:[iu]yo(?:r\w*|m|z|n|lar)?|[ae]c[ae][gk]\w*|[iu]?c[ae][mz]|[ae]y[iu]m|[ae]l[iu]m|[iu]ls[iu]n\w*|s[ae]n[iu]z|[ae]bil\w+|m[ae]s[iu]n|m[iu]s[iu][mz]|[dt][iu][mk]|m[ae]m|m[ae]k)$|^\w{3,}s[iu]n(?:l[ae]r)?$/;

/** Whether a folded word belongs to the sentence and not to the name of a part. */
export const isFunctionWord = (folded: string, language: Language): boolean =>
  functionWords[language].has(folded) || (language === 'tr' && turkishVerb.test(folded));

/** Words that belong to sentences, but are values as well. */
const valueWord =
  /^(?:yes|no|none|good|bad|best|hard|easy|same|work|needs|out|off|left|right|up|down|other|ok|okay|great|fine|new|perfect|nice|cool|brilliant|iyi|kotu|guzel|var|yok|once|az|cok|evet|hayir|super)$/;

/** Whether a folded word that belongs to sentences may be a value of a choice. */
export const isValueWord = (folded: string): boolean => valueWord.test(folded);

/** Words between two nouns of one name: "year of death". */
export const isJoiner = (folded: string, language: Language): boolean =>
  language === 'en' && /^(?:of|per|for|to|in|on|or|the|a|with|and)$/.test(folded);
