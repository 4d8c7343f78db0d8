import { entity, subjectsOf } from '../define.ts';
import { contacts, staffOf } from '../shared-entities.ts';

export const boardSubjects = subjectsOf('board', [
  {
    id: 'projects',
    tr: 'proje, proje yönetimi, kanban, iş takibi, ekip görevleri, görev panosu, iş takip, sprint',
    en: 'project, project management, kanban, task board, team task, sprint board, scrum, workflow, kanban board',
    hints: 'sprint, kart, sorumlu, teslim ~ sprint, card, assignee, milestone',
    name: 'Proje Panosu~Project Board',
    icon: 'albums',
    palettes: 'indigo slate mint',
    entities: [
      entity(
        'card cards albums',
        'kart, kartlar ~ card, cards',
        `title! İş~Task; project; person! Sorumlu~Assignee; due; prio; status! = Yapılacak~To do, Sürüyor~In progress:i, Kontrolde~In review:w, Bitti~Done:s; note`,
        `
        Ödeme sayfası taslağı~Checkout page draft | 0 | 0 | 0 | high | inProgress
        Açılış metni~Homepage copy | 0 | 1 | +1 | normal | inReview | İki seçenek hazır~Two options ready
        Kullanıcı görüşmeleri~User interviews | 0 | 2 | -1 | high | inProgress | 5/8 tamam~5 of 8 done
        Logo dosyaları~Logo files | 1 | 3 | +3 | low | toDo
        Stand çizimi~Booth drawing | 1 | 1 | +5 | normal | toDo
        Hata düzeltmeleri~Bug fixes | 0 | 0 | +2 | normal | toDo
        Baskı teklifleri~Print quotes | 1 | 2 | -4 | normal | done
        `,
      ),
      entity(
        'project projects folder',
        'proje, projeler ~ project, projects',
        'name!; due Bitiş~Finish; progress; note',
        'Yeni web sitesi~New website | +24 | 60\nFuar hazırlığı~Trade fair | +40 | 25',
      ),
      contacts(6, 4),
    ],
  },
  {
    id: 'requests',
    tr: 'talep, arıza kaydı, destek talebi, arıza takibi, yardım masası, müşteri şikâyeti, bakım talebi, bug takip',
    en: 'support ticket, request, helpdesk, help desk, ticketing, maintenance request, issue tracker, bug tracker, support desk, service desk',
    hints: 'öncelik, atandı, çözüldü, bekliyor ~ priority, assigned, resolved, open',
    name: 'Talep Masası~Help Desk',
    icon: 'help-buoy',
    palettes: 'ocean amber slate',
    entities: [
      entity(
        'request requests help-buoy',
        'talep, talepler ~ request, requests',
        `title! Talep~Request; person! Bildiren~Reported by; staff! Sorumlu~Assigned to; prio; status! = Yeni~New:w, Atandı~Assigned:i, Çözülüyor~In progress:i, Çözüldü~Resolved:s; date!; due Çözüm hedefi~Target date; photo; note`,
        `
        Yazıcı kâğıt sıkıştırıyor~Printer keeps jamming | 0 | 0 | normal | inProgress | 0 | +1
        Asansör çalışmıyor~Lift is not working | 1 | 1 | high | assigned | 0 | 0 | Firma yolda~Engineer on the way
        E-posta açılmıyor~Cannot open email | 2 | 0 | high | new | 0 | 0
        2. kat ampulü~Bulb on the 2nd floor | 3 | 1 | low | assigned | -2 | +3
        Yeni çalışan için laptop~Laptop for a new hire | 4 | 0 | normal | new | -1 | +5
        Klima damlatıyor~Air conditioner drips | 0 | 1 | normal | inProgress | -4 | -1
        Şifre sıfırlama~Password reset | 2 | 0 | low | resolved | -3 | -3
        `,
      ),
      contacts(20, 5),
      staffOf('Umut~Peter | Bilgi işlem~IT support\nHasan Usta~Rob | Teknik~Maintenance'),
    ],
  },
  {
    id: 'contentPlan',
    tr: 'içerik takvimi, sosyal medya planı, içerik planı, sosyal medya takvimi, paylaşım planı, youtube planı, içerik üreticisi',
    en: 'content plan, content calendar, social media planner, editorial calendar, post planner, content creator, youtube planner',
    hints: 'gönderi, taslak, yayın, kanal ~ post, draft, publish, channel',
    name: 'İçerik Takvimi~Content Calendar',
    icon: 'megaphone',
    palettes: 'plum rose indigo',
    entities: [
      entity(
        'post posts megaphone',
        'içerik, içerikler ~ post, posts',
        `title! İçerik~Post; date! Yayın günü~Publish on; kind #category Kanal~Channel = Gönderi~Post, Video~Video, Blog~Blog, Bülten~Newsletter; status! = Fikir~Idea, Taslak~Draft:w, Hazır~Ready:i, Yayında~Published:s; photo; url; note`,
        `
        Yeni ürün tanıtımı~New product teaser | 0 | post | ready
        Atölyeden 30 saniye~30 seconds in the workshop | +1 | video | draft | | Müzik seçilecek~Choose the music
        Sık sorulan 5 soru~Five common questions | +3 | blog | draft
        Kasım bülteni~Monthly newsletter | +6 | newsletter | idea
        Müşteri yorumu~Customer story | +8 | post | idea
        Kampanya duyurusu~Sale announcement | -1 | post | draft | | Dün çıkacaktı~Was due yesterday
        Paketleme videosu~Packing video | -4 | video | published
        `,
      ),
    ],
  },
  {
    id: 'hiring',
    tr: 'işe alım, mülakat, başvuru yönetimi, aday, işe alım takibi, ik',
    en: 'hiring, recruitment, candidate tracker, applicant tracking, recruiting, interview, talent pipeline',
    hints: 'aday, pozisyon, cv, görüşme ~ candidate, position, resume, interview',
    name: 'Aday Panosu~Hiring Board',
    icon: 'person-add',
    palettes: 'teal violet slate',
    entities: [
      entity(
        'candidate candidates person-add',
        'aday, adaylar ~ candidate, candidates',
        `name! Aday~Candidate; role! Pozisyon~Position; status! = Başvurdu~Applied, Ön görüşme~Screening:i, Mülakat~Interview:w, Teklif~Offer:s, Olumsuz~Rejected:d; dt #start Sonraki görüşme~Next interview; rating; phone; email; date Başvuru~Applied on; note`,
        `
        Ece Korkmaz~Hannah Scott | Önyüz geliştirici~Frontend developer | interview | 0 14:00 | 4 | 0532 555 01 11~(415) 555-0111 | | -12 | Portfolyo güçlü~Strong portfolio
        Barış Tekin~Leo Campbell | Satış temsilcisi~Sales representative | screening | +1 11:00 | 3 | 0541 555 01 20~(415) 555-0120 | | -5
        Sibel Özkan~Nora Kelly | Muhasebe uzmanı~Accountant | offer | | 5 | 0505 555 01 33~(415) 555-0133 | | -20 | Cuma cevap verecek~Answers on Friday
        Yusuf Bayram~Adam Fisher | Önyüz geliştirici~Frontend developer | applied | | | | | -1
        İrem Çetin~Isla Wood | Grafik tasarımcı~Graphic designer | interview | +3 15:30 | 4 | | | -9
        Cem Aslan~Max Palmer | Satış temsilcisi~Sales representative | rejected | | 2 | | | -16
        Pınar Sezer~Julia Stone | Grafik tasarımcı~Graphic designer | applied | | | | | 0
        `,
      ),
    ],
  },
]);
