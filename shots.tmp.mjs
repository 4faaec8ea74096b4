import { writeFileSync, mkdirSync } from "node:fs";
import { serve } from "./tests/harness/static-server.mjs";
import { openBrowser, errorsOf } from "./tests/harness/webdriver.mjs";
mkdirSync("/tmp/chapshots",{recursive:true});
const site=await serve("/some/where/");
for (const [name,path,dark,w,h] of [["en-light-1280","tutorial/",false,1280,900],["zh-dark-1280","tutorial/zh/",true,1280,900],["zh-light-390","tutorial/zh/",false,390,844],["en-dark-390","tutorial/",true,390,844]]) {
  const d=await openBrowser("chromium",{dark,language:"en-US"});
  try {
  await d.manage().window().setRect({width:w,height:h});
  await d.sendDevToolsCommand("Emulation.setDeviceMetricsOverride",{width:w,height:h,deviceScaleFactor:1,mobile:false});
  await d.get(site.url+path);
  await new Promise(r=>setTimeout(r,1500));
  const n=await d.executeScript("return document.querySelectorAll('.mistake button').length");
  const list = name==="en-light-1280"?[...Array(n).keys()]:[1,2,11,13];
  for (const i of list){
    const t=Date.now();
    await d.executeScript("document.querySelectorAll('.mistake button')[arguments[0]].click()",i);
    for(;;){ const s=await d.executeScript("const m=document.querySelectorAll('.mistake')[arguments[0]];return m.querySelector('button').ariaDisabled==='true'?null:m.querySelector('[role=status]').textContent+' '+(m.querySelector('cat-mouse-board')?.board??m.querySelector('figure pre')?.textContent)+' '+m.querySelector('dl')?.innerText.replace(/\\n/g,' ')+' '+(m.querySelector('figure a')?.href??'')",i); if(s){console.log(name,i,s,Date.now()-t);break;} await new Promise(r=>setTimeout(r,200)); }
  }
  await new Promise(r=>setTimeout(r,500));
  const {x,y,width,height}=await d.executeScript("const r=document.getElementById('mistakes').parentElement.getBoundingClientRect();return {x:0,y:r.top+scrollY-10,width:innerWidth,height:r.height+20}");
  let part=0;
  for(let top=y; top<y+height; top+=2400){
    const {data}=await d.sendAndGetDevToolsCommand("Page.captureScreenshot",{captureBeyondViewport:true,clip:{x,y:top,width,height:Math.min(2400,y+height-top),scale:1}});
    writeFileSync(`/tmp/chapshots/${name}-${part++}.png`,Buffer.from(data,"base64"));
  }
  console.log(name, height, part, JSON.stringify(await errorsOf(d)));
  } finally { await d.quit(); }
}
await site.close();
process.exit(0);
