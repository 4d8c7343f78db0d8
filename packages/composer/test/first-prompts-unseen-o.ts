import { readPrompts } from './first-prompt.ts';

/** No rule was made for it. Written after the rules were mended with set n, without a look at them. 17 of 30 at the first run, 27 of them about the subject. */
export const unseenO = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    çim biçme işi yapıyorum bahçe adresi kaç metrekare ücret ödendi mi | cim/bahce/is | jobs/appointments/log | adres, metrekare, ucret, odendi
    saat koleksiyonum marka mekanizma hangi yıl kaça aldım | saat | collection/log | marka, mekanizma, yil
    kızımın ateşi ve verdiğim ilaçlar saat saat | ates/ilac | log/measurements/checklist | saat
    dernek kermesi için kim ne getirecek | kermes/kim/getir | checklist/people/log/jobs/board |
    bisiklet kiralama dükkanı saatlik ücret kimlik aldım mı | bisiklet/kira | reservation/jobs/log | ucret/fiyat, kimlik
    okul kantini veresiye defteri öğrenci sınıf | veresiye/kantin/hesap | ledger | sinif
    arı ısırığı alerji günlüğü tarih bölge şişlik | isirik/alerji/ari | log/measurements | bolge, sislik
    satranç kulübü maç sonuçları kim kazandı kaç hamle | mac/satranc/sonuc | log/people/board | kazandi/kazanan, hamle
    Ev arıyorum, gezdiğim dairelerin kirası, katı, depozitosu ve artısı eksisi yazılsın | daire/ev | collection/log/checklist/places | kira, kat, depozito
    Bebek bakıcısıyım, hangi gün hangi aileye kaç saat gittim ne kadar aldım | bakici/saat/aile/bebek/gun/is | log/jobs/appointments/ledger | aile, saat
    Marangoz atölyem var. Müşteri ölçü veriyor, ben teklif çıkarıyorum. Ağaç türü, ölçü, fiyat, teslim tarihi olsun. Bitmeyen işler üstte dursun. | marangoz/is/siparis/teklif | jobs/board/log | agac, olcu, fiyat, teslim
    kan şekeri aç tok insülin kaç ünite | seker/kan sekeri | measurements/log | insulin, unite
    gölette balık ölümü oksijen ve ph kaydı | balik/golet/oksijen/olum | log/measurements | oksijen, ph
    nişan organizasyonu malzeme kiralama kim ne aldı ne zaman geri getirecek | kira/malzeme/nisan | reservation/stock/jobs/log | 
    koro provası devamsızlık kim kaç kere gelmedi | koro/prova/devamsizlik/yoklama | people/log | gel
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    my record of parking fines and if i appealed | fine/parking | collection/log/jobs/checklist | appeal
    window cleaner, streets i do on which day and who hasnt paid | window/street/clean | jobs/people/ledger/weekPlan/log/appointments | day, paid
    horse feed amounts per horse morning and evening | horse/feed | log/weekPlan/checklist/collection/people | morning, evening
    raffle tickets sold who has which number paid | raffle/ticket | people/log/ledger/checklist/jobs/collection | number, paid
    migraine diary trigger, how bad, what helped | migraine | log/measurements | trigger, bad/severity, helped
    i sell eggs at the gate, how many left and money in the tin | egg | log/stock/catalogue | 
    book club next book who hosts and rating | book | collection/people/log/appointments/checklist | host, rating
    Rent a hall to local groups, which evening, key collected, paid | hall/booking | reservation/jobs/log | key, paid
    baby names we both like with meaning and veto | name | collection/log/checklist | meaning, veto
    timesheet for my two lads on site, start finish lunch | timesheet/hour/lad/site/shift | log/weekPlan/people | start, finish, lunch
    We breed budgies. Each bird has a ring number, colour, sex, hatch date and parents. I want to see which pairs are sitting and how many eggs. | budgie/bird | collection/log/people/board | ring, colour, sex, egg
    microscope slides catalogue specimen stain magnification | slide/microscope | collection/log/articles | specimen, stain, magnification
    dart league averages per player and 180s | dart/average/league | log/people/measurements/board | player, 180
    physio exercises to do daily with reps and pain after | exercise/physio | checklist/log | reps, pain
    simple game for my toddler matching animals | animal/match | game/quiz |
    `,
  ),
];
