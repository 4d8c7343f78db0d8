import type { WideApp } from './wide-follow-up.ts';

/** Ten apps with six follow-ups each, written after the rules were mended with set l. */
export const followM: readonly WideApp[] = [
  {
    prompt: 'halı yıkama siparişleri',
    language: 'tr',
    rows: `
      leke var mı diye de işaretleyelim | addField order.Leke( var( mı)?)?:boolean
      türlere yün battaniye eklensin, yorganı da çıkarın | addOption order.kind=Yün battaniye + removeOption order.kind.Yorgan || addOption order.kind=Yün battaniye \\+ removeOption order.kind.Yorgan
      hangi araç aldı onu seçelim | addField order.Araç:(reference|text) || addEntity araç + addField order.Araç:reference
      kazanç sekmesini gizle çalışanlar görmesin >> geri gelsin o sekme | undo
      kuruyor aşaması bizde yok | removeOption order.status.Kuruyor
      metrekare fiyatıyla çarpıp fiyatı kendi hesaplasın | text || .*formula.* || addField .*
    `,
  },
  {
    prompt: 'veteriner randevu',
    language: 'tr',
    rows: `
      hasta hayvan demeyelim evcil dost diyelim | renameEntity pet=evcil dost/evcil dostlar || renameEntity pet=evcil dost/evcil dostlar + screenTitle Pets=Evcil dostlar
      çip no ve alerji ekle hayvana | addField pet.Çip no:(text|number) + addField pet.Alerji:(text|longText)
      aşı alanını boşver gerek yok ona | removeField appointment.vaccine
      kuş ve tavşan kalksın hamster gelsin yerine | removeOption pet.kind.Kuş.*removeOption pet.kind.Tavşan.* || addOption pet.kind=Hamster \\+ removeOption pet.kind.Kuş \\+ removeOption pet.kind.Tavşan || addOption pet.kind=Hamster + removeOption pet.kind.Kuş \\+ removeOption pet.kind.Tavşan || removeOption pet.kind.Kuş \\+ removeOption pet.kind.Tavşan + addOption pet.kind=Hamster
      takvim ilk açılan sayfa olsun | moveScreen AppointmentCalendar=0
      sahibin adresi de lazım mahalle olarak | addField owner.Adres:.* || addField owner.Mahalle:.*
    `,
  },
  {
    prompt: 'bitki sulama takibi',
    language: 'tr',
    rows: `
      gübreleme tarihi ve saksı boyu (küçük/orta/büyük) ekle | addField plant.Gübreleme tarihi:date + addField plant.Saksı boyu:choice
      adı Çiçeklerim olsun renk de mor | setName Çiçeklerim + setColors purple
      oda yazan yer balkon mu salon mu diye seçmeli olsun | type plant.place=choice.*
      sulaması yaklaşan en üste gelsin | setSort plant.due ascending || text zaten
      zehirli mi kutucuğu koy >> adını evcile zararlı yap | label plant.\\w+=Evcile zararlı
      bunu eşimle ortak kullanabilir miyiz | text
    `,
  },
  {
    prompt: 'spor salonu üyeleri',
    language: 'tr',
    rows: `
      6 aylık seçenek eksik | addOption member.kind=6 aylık
      dolap no ve acil durumda aranacak kişi | addField member.Dolap no:(text|number) + addField member.Acil durumda aranacak kişi:.*
      antrenörler ayrı liste üyeye antrenör seçilsin | addEntity antrenör + addField member.Antrenör:reference
      fiyat yerine aidat yazsın bi de tl değil euro | label member.price=Aidat + setCurrency EUR
      ödemeyenler en başta çıksın | setSort member.paid ascending || text
      fotoğrafı sil >> ay yanlış oldu telefonu silecektin | removeField member.phone + addField member.Fotoğraf:photo
    `,
  },
  {
    prompt: 'emlak ilanları',
    language: 'tr',
    rows: `
      günlük kiralık da olsun | addOption property.kind=Günlük kiralık
      kaporalı yazacaktı kaparolu yazmış düzelt | optionLabel property.status.Kaparolu=Kaporalı
      ada parsel, tapu durumu, ısıtma ekleyin | addField property.Ada parsel:.* + addField property.Tapu durumu:.* + addField property.Isıtma:.*
      pahalıdan ucuza diz | setSort property.price descending
      satıldı ve yayında sırasını değiş | orderOptions property.status=Satıldı,Kaparolu,Yayında
      ilan sahibinin numarası nerde görünüyo | text
    `,
  },
  {
    prompt: 'board game collection',
    language: 'en',
    rows: `
      platform makes no sense for board games, drop it | removeField game.platform
      min players max players and playing time in minutes | addField game.Min players:number + addField game.Max players:number + addField game.Playing time:(number|duration)
      who i lent it to | addField game.Who I lent it to:text
      status should be owned, wishlist, sold | .*Owned.*Wishlist.*Sold.*
      make pics bigger | screenKind Games=grid large
      remove hours >> oh wait i need that, bring hours back | undo || addField game.Hours:number
    `,
  },
  {
    prompt: 'house cleaning jobs',
    language: 'en',
    rows: `
      key code + alarm code fields for customers | addField customer.Key code:.* + addField customer.Alarm code:.*
      after building work -> post construction | optionLabel job.kind.After building work=Post construction
      how often: weekly, biweekly, monthly, one off | addField job.How often:choice
      4 hours should be the default | default job.hours=4
      get rid of role for staff, i want hourly wage there instead | removeField staffMember.role + addField staffMember.Hourly wage:money || label staffMember.role=Hourly wage.*
      can staff log in with their own phone | text
    `,
  },
  {
    prompt: 'gym workout log',
    language: 'en',
    rows: `
      lbs instead of kg plz | unit exercise.weight=lbs
      add rpe 1 to 10 and rest time | addField exercise.R(PE|pe).*:(number|rating|choice) + addField exercise.Rest time:(duration|number|time)
      glutes is missing in muscle groups | addOption exercise.category=Glutes
      cardio goes last >> actually first | orderOptions exercise.category=Cardio,.*
      the app name is boring, call it Iron Log and make it black | setName Iron Log + setColors black || setName Iron Log + setScheme dark || setName Iron Log + setColors black + setScheme dark
      weight shouldnt be mandatory | text || optional exercise.weight
    `,
  },
  {
    prompt: 'wedding vendor list',
    language: 'en',
    rows: `
      attendance isnt relevant and neither is the report | removeScreen SupplierRollCall + removeScreen SupplierReport
      suppliers -> vendors everywhere | renameEntity supplier=vendor/vendors || renameEntity supplier=vendor/vendors + screenTitle Suppliers=Vendors
      add deposit paid tickbox, contract photo and total price | addField supplier.Deposit paid:boolean + addField supplier.Contract photo:photo + addField supplier.Total price:money
      category: venue, catering, photo, music, flowers | addField supplier.Category:choice
      group them by category | text || setGroup .*
      replace lead time with booking date | removeField supplier.lead + addField supplier.Booking date:date || label supplier.lead=Booking date.*
    `,
  },
  {
    prompt: 'garden planting diary',
    language: 'en',
    rows: `
      room is wrong its outdoors, say bed | label plant.place=Bed
      sowing date, harvest date & variety pls | addField plant.Sowing date:date + addField plant.Harvest date:date + addField plant.Variety:text
      also a list of seeds i own with supplier and best before | addEntity seed
      light options: full sun, half shade, shade | .*Full sun.*Half shade.*Shade.*
      green is fine but lighter text too small | setTextSize large
      whats the due date for | text
    `,
  },
];
