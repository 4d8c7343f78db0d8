import { wordSet } from './word-list.ts';

/** Words that end a noun phrase and are never a part of one. */
export const turkishStops = wordSet(`
  bir bu o şey ve veya ya da de ile için icin bana benim bize bizim sana senin ama fakat ancak lütfen lutfen hem ki mi mı mu mü
  gibi tarzı tarzında benzeri benzer benzeyen kadar göre sonra önce her hangi bütün tüm kendi kendim kendime kendimiz biri bazı birçok daha çok en az
  nasıl neden ne niye kim kimin kimi kimde kime kimden kimler hangisi kaç kaçıncı kaça nerede nereye nereden nerden nerde var yok değil evet hayır tamam ben sen biz siz onlar acaba sadece yalnız bile artık
  hemen şimdi bugün yarın dün ayrıca mesela örneğin olan olarak üzere dair ait hakkında ilgili konusunda üzerinde içinde içerisinde
  arasında tarafından ister diye böyle şöyle öyle burada orada ihtiyacım ihtiyacımız lazım gerek gerekiyor istiyorum istiyoruz isterim
  yapsana yapsan yapsanız yapar misin mısın misiniz mısınız musun müsün reis reisim kanka kanki abla ablacım abicim ustam hacı moruk dostum hadi walla valla
  slm mrb kaydeden gösteren
  selam merhaba merhabalar selamlar selamun selamın aleyküm selamunaleyküm aleykümselam inşallah maşallah yemin güncel lan abi hocam arkadaşlar mümkünse rica nolur vs vb falan filan şekilde şekil işte yani çünkü üstelik
  olsun olmasın olmalı olacak olur oluyor olması işimiz işim işletmeciyim oluştur sahibiyim sahibi sahibim üzerine
  i ii the a an and for with my of to app make me bi bisey birsey sey`);

/** Adjectives and adverbs that are left out of the noun phrase. */
export const turkishAdjectives = wordSet(`
  basit güzel modern sade şık kullanışlı küçük büyük kolay hızlı pratik profesyonel kapsamlı detaylı ufak minik ücretsiz mobil online
  dijital akıllı yeni eğlenceli kişisel özel gelişmiş temel tatlı harika süper iyi kaliteli minimalist minimal renkli komik ilginç
  düzenli etkili yaratıcı interaktif kolayca kolaylıkla rahatça düzgün hoş net temiz şirin günlük haftalık aylık yıllık sürekli
  tek tam eksiksiz komple sakin genel bireysel kurumsal yerel android ios mobile web telefon havalı efsane acil elektronik sanal
  online internetten basitçe hızlıca düzenlice güvenli ekonomik otomatik çevrimdışı yeşil mavi kırmızı mor pembe sarı turuncu siyah beyaz gri`);

/** Who uses the app, not what it is about. */
export const turkishAudience = wordSet(`
  anne baba çocuk çocuklar kardeş abla ağabey eş sevgili arkadaş arkadaşlar aile ekip dede nine anneanne babaanne öğretmen kullanıcı
  kullanıcılar herkes insan insanlar kadınlar erkekler gençler yaşlılar kız oğul kuzen komşu patron kendi yetişkin engelli başlayanlar`);

/** Places of work: "X dükkanım için" has the trade X. */
export const turkishBusinesses = wordSet(`
  dükkan firma şirket işletme işyeri mağaza salon atölye stüdyo ofis büro merkez tesis imalathane market bayi şube esnaf
  girişim kooperatif iş tezgah butik kurum dernek vakıf kulüp ekip okul kurs`);

/** The app itself: its name stands left of these. */
export const turkishAppWords = wordSet(`
  uygulama uygulaması uygulamasi uygulamam uygulamamız uygulamayı app appi aplikasyon aplikasyonu program programı programi sistem
  sistemi yazılım yazılımı site sitesi websitesi platform platformu panel paneli portal portalı otomasyon otomasyonu araç aracı
  uyg uygulmasi uyglaması uyglama uygulma applikasyon modülü arayüz arayüzü`);

/** Containers and actions between the noun and the app word; many decide the archetype. */
export const turkishGenericHeads = wordSet(`
  takip takibi takibini takipi takipçisi kayıt kaydı kayıtları kayıtlarını kayit listesi liste defteri defter günlüğü günlük gunlugu
  gunluk yönetimi yönetim yonetimi planlayıcı planlayıcısı planlama planı plan ajandası ajanda koleksiyonu koleksiyonum
  koleksiyonumu koleksiyon kataloğu katalog arşivi arşiv rehberi rehber asistanı asistan koçu hatırlatıcı hatırlatıcısı hatırlatma
  hesaplama hesaplayıcı hesaplayıcısı sayacı sayaç zamanlayıcı zamanlayıcısı envanteri envanter iş randevu randevusu randevuları
  rezervasyon rezervasyonu rezervasyonları kiralama kiralaması satış satışı satışları siparişi sipariş siparişleri stok stoku stoğu
  analizi istatistikleri raporu takvimi tablosu çizelgesi formu bilgileri verileri bilgi kontrolü yönetici yöneticisi organizasyonu
  otomasyonu oyunu oyun testi testleri sınavı quizi bulucu paylaşım paylaşımı işi işleri menü hareketleri deposu müşteri müşterileri
  tutma tutmak yapma izleme izleyici izlemesi sorgulama servisi ölçümü ölçümleri kartları kartlari notları notlar notlarım`);

/** Words ending like verbs that are nouns. */
export const turkishNounsLikeVerbs = wordSet(
  'yoklaması yoklamaları fırçalama altı satır bakır kuran kuranı içecek yiyecek içecekler yiyecekler gelecek tutar tutarı tutarlar yazar yazarı yazarlar gider gideri giderler giderleri gelir geliri gelirler gelirleri alan alanı alanlar alanları kalan kesim kesimi seçim alış satış veriş çıkış giriş dikim bakım yönetmen öğretmen danışman göçmen yemek ekmek parmak kaymak çakmak ırmak damak emek basamak ayak dilek gömlek yasin insan ilan plan mekan orman keman divan liman zaman dükkan eleman basın saksın kalın altın kadın yakın düzen beden neden maden çimen keten ören eğitmen ehliyet antrenman kahraman tavan vatan duman yılan aslan sultan roman taban ırmak oymak uçak yumak',
);
